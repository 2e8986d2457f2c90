import { allSeen, type CharacterBody, type Seen } from '@ransen/rules/sword-world-2';
import type { FightView, Id } from '@ransen/rules';
import type { Correctable } from '../../../ui/gm/gm';
import type { Names } from '../../web-system';
import { t } from '../texts';
import { partNames } from '../words/names';
import { called } from '../words/terms';

type Field = Correctable & { target: Id; field: string };

const LEAST_HP = -9999;
const MOST = 9999;
const MOST_COUNT = 999;

/** Every number of a fight that the GM may set: HP and MP by part, items and shots left. */
export const correctablesOf = (view: FightView, names: Names): readonly Field[] =>
  allSeen(view).flatMap((seen) => [...pools(seen, names), ...counts(seen, names)]);

function pools(seen: Seen, names: Names): Field[] {
  const { id, body } = seen;
  const name = names.name(id);
  const partLabels = body.type === 'enemy' ? partNames(body) : {};
  const several = Object.keys(body.parts).length > 1;
  return Object.entries(body.parts).flatMap(([key, { hp, mp }]) => {
    const label = (pool: string) => (several ? `${partLabels[key]} ${pool}` : pool);
    return [
      ...(hp === undefined ? [] : [field(seen, name, `hp:${key}`, label('HP'), hp, LEAST_HP)]),
      ...(mp === undefined ? [] : [field(seen, name, `mp:${key}`, label('MP'), mp, 0)]),
    ];
  });
}

function field(
  { id }: Seen,
  name: string,
  key: string,
  label: string,
  value: number,
  min: number,
  max = MOST,
): Field {
  return { id: `${id}/${key}`, target: id, field: key, name, label, value, min, max };
}

function counts(seen: Seen, names: Names): Field[] {
  if (seen.body.type !== 'character') return [];
  const { sheet, items, weapons }: CharacterBody = seen.body;
  const name = names.name(seen.id);
  const carried = sheet.items.map((item) =>
    field(seen, name, `item:${item.id}`, label(item), items[item.id] ?? 0, 0, MOST_COUNT),
  );
  const shots = sheet.weapons.flatMap((weapon) => {
    const left = weapons[weapon.id]?.left;
    if (left === undefined) return [];
    return [field(seen, name, `weapon:${weapon.id}`, label(weapon), left, 0, MOST_COUNT)];
  });
  return [...carried, ...shots];
}

const label = (thing: Parameters<typeof called>[0]): string =>
  t('field.count', { what: called(thing) });
