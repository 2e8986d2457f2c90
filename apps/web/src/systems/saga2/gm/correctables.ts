import { allSeen, POOLS, type Seen } from '@ransen/rules/saga2';
import type { FightView, Id } from '@ransen/rules';
import type { Correctable } from '../../../ui/gm/gm';
import type { Names } from '../../web-system';
import { t } from '../texts';
import { poolWord } from '../words/technique';
import { called } from '../words/terms';

type Field = Correctable & { target: Id; field: string };

const MOST_COUNT = 999;

/** Every number of a fight that the GM may set: HP, WP, JP, LP and items left. */
export const correctablesOf = (view: FightView, names: Names): readonly Field[] =>
  allSeen(view).flatMap((seen) => {
    const name = names.name(seen.id);
    return [...pools(seen, name), ...items(seen, name)];
  });

type Part = Omit<Field, 'id' | 'min'>;

const field = (part: Part): Field => ({ ...part, id: `${part.target}/${part.field}`, min: 0 });

/** Pools up to their maximum; where the view does not show them, none. */
const pools = ({ id, body }: Seen, name: string): Field[] =>
  POOLS.flatMap((key) => {
    const pool = body[key];
    if (!pool || pool.max === 0) return [];
    return [
      field({
        ...{ target: id, field: key, name },
        ...{ label: poolWord(key), value: pool.now, max: pool.max },
      }),
    ];
  });

function items({ id, body }: Seen, name: string): Field[] {
  if (body.type !== 'character') return [];
  return body.sheet.items.map((item) =>
    field({
      ...{ target: id, field: `item:${item.id}`, name },
      label: t('field.count', { what: called(item) }),
      value: body.items[item.id] ?? 0,
      max: MOST_COUNT,
    }),
  );
}
