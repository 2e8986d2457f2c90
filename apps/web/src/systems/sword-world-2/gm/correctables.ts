import {
  allSeen,
  knownBody,
  maxHp,
  maxMp,
  type CharacterBody,
  type Seen,
} from '@ransen/rules/sword-world-2';
import type { FightView, Id } from '@ransen/rules';
import type { Correctable } from '../../../ui/gm/gm';
import type { Names } from '../../web-system';
import { t } from '../texts';
import { partNames } from '../words/names';
import { called, type Named } from '../words/terms';

type Field = Correctable & { target: Id; field: string };

const LEAST_HP = -9999;
const MOST_COUNT = 999;

/** Every number of a fight that the GM may set: HP and MP by part, items and shots left. */
export const correctablesOf = (view: FightView, names: Names): readonly Field[] =>
  allSeen(view).flatMap((seen) => {
    const name = names.name(seen.id);
    return [...pools(seen, name), ...counts(seen, name)];
  });

/** HP and MP, up to their maximum; where the view does not show them, none. */
function pools(seen: Seen, name: string): Field[] {
  const body = knownBody(seen);
  if (!body) return [];
  const labels = seen.body.type === 'enemy' ? partNames(seen.body) : {};
  const keys = Object.keys(body.parts);
  return keys.flatMap((key) => {
    const { hp, mp } = body.parts[key]!;
    const label = (pool: string) => (keys.length > 1 ? `${labels[key]} ${pool}` : pool);
    const base = { target: seen.id, name };
    return [
      field({ ...base, field: `hp:${key}`, label: label('HP'), value: hp }, [
        LEAST_HP,
        maxHp({ body }, key),
      ]),
      field({ ...base, field: `mp:${key}`, label: label('MP'), value: mp }, [
        0,
        maxMp({ body }, key),
      ]),
    ].filter(({ max }) => max !== 0);
  });
}

type Part = Omit<Field, 'id' | 'min' | 'max'>;

const field = (part: Part, [min, max]: readonly [number, number]): Field => ({
  ...part,
  id: `${part.target}/${part.field}`,
  min,
  max,
});

function counts({ id, body }: Seen, name: string): Field[] {
  if (body.type !== 'character') return [];
  const { sheet, items, weapons }: CharacterBody = body;
  const counted = (key: string, thing: Named, value: number) =>
    field({ target: id, name, field: key, label: labelOf(thing), value }, [0, MOST_COUNT]);
  const carried = sheet.items.map((item) => counted(`item:${item.id}`, item, items[item.id] ?? 0));
  const shots = sheet.weapons.flatMap((weapon) => {
    const left = weapons[weapon.id]?.left;
    return left === undefined ? [] : [counted(`weapon:${weapon.id}`, weapon, left)];
  });
  return [...carried, ...shots];
}

const labelOf = (thing: Named): string => t('field.count', { what: called(thing) });
