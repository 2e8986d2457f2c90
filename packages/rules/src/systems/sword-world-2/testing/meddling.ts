import type { FightCommand } from '../../../kernel/commands';
import type { Json, JsonObject } from '../../../kernel/json';
import { STARTER_ENEMIES } from '../starter/enemies';
import { AREAS, type SwFight } from '../state';

type Pick = (n: number) => number;

const MONSTERS = Object.entries(STARTER_ENEMIES);
const CONDITIONS = ['up', 'unconscious', 'dead', 'defeated'];
const FIELDS = ['hp', 'mp', 'area', 'condition', 'major', 'item', 'weapon'];

const one = <T>(pick: Pick, list: readonly T[]): T => list[pick(list.length)]!;
const flag = (pick: Pick): boolean => pick(2) === 0;

/** Any combatant there is, now and then one that is not. */
export const anybody = (fight: SwFight, pick: Pick): string =>
  one(pick, [...Object.keys(fight.combatants), ...(pick(10) === 0 ? ['nobody'] : [])]) ?? 'nobody';

/**
 * Something a GM might do at any moment, in the middle of an action too; often it is refused.
 * Ending and closing the fight are left out, so that what follows can be played.
 */
export function meddling(fight: SwFight, pick: Pick): FightCommand {
  if (fight.open && pick(4) === 0) return { type: 'undo' };
  const id = anybody(fight, pick);
  const made: (() => FightCommand)[] = [
    () => rule(ruling(fight, pick)),
    () => rule(ruling(fight, pick)),
    () => rule({ do: 'close' }),
    () => correction(fight, pick),
    () => correction(fight, pick),
    () => ({ type: 'enter', enemies: [arrival(pick)] }),
    () => ({ type: 'leave', id }),
    () => ({ type: 'show', id: one(pick, hiddenOr(fight, id)) }),
    () => ({ type: 'conceal', id }),
    () => ({ type: 'undo' }),
    () => ({ type: 'resolve', question: fight.open?.question?.id ?? 'q0' }),
    () => ({ type: 'propose', proposal: `p${pick(4)}`, about: surrender(fight, pick) }),
    () => ({ type: 'settle', proposal: `p${pick(4)}`, accept: flag(pick) }),
  ];
  return one(pick, made)();
}

const rule = (command: JsonObject): FightCommand => ({ type: 'rule', command });

function hiddenOr(fight: SwFight, id: string): string[] {
  const hidden = Object.values(fight.combatants).filter((c) => c.hidden);
  return hidden.length > 0 ? hidden.map((c) => c.id) : [id];
}

function surrender(fight: SwFight, pick: Pick): Json {
  return { type: 'surrender', enemies: flag(pick) ? [] : [anybody(fight, pick)] };
}

/** One of the system's own GM commands. */
function ruling(fight: SwFight, pick: Pick): JsonObject {
  const id = anybody(fight, pick);
  const made: (() => JsonObject)[] = [
    () => ({ do: 'reveal', of: id, identified: flag(pick), weakness: flag(pick) }),
    () => ({ do: 'check', of: id }),
    () => ({ do: 'name', of: id, ...(flag(pick) ? { publicName: '影' } : {}) }),
    () => ({ do: 'depart', id, as: flag(pick) ? 'fled' : 'surrendered' }),
    () => ({ do: 'grantLoot', id }),
    () => ({ do: 'lootAll' }),
    () => ({
      ...{ do: 'status', id, name: one(pick, ['霧', '呪い']) },
      modifiers: { evasion: pick(9) - 4, magicPower: pick(5) - 2 },
      rounds: flag(pick) ? 'fight' : 1 + pick(3),
    }),
    () => ({ do: 'lift', id, status: one(pick, ['霧', 'fullMove', 'withdraw']) }),
  ];
  return one(pick, made)();
}

function correction(fight: SwFight, pick: Pick): FightCommand {
  const target = anybody(fight, pick);
  const field = one(pick, FIELDS);
  const keys = keysOf(fight, target, field);
  const named = keys.length > 0 && flag(pick) ? `${field}:${one(pick, keys)}` : field;
  return { type: 'correct', target, field: named, value: valueFor(field, pick) };
}

function keysOf(fight: SwFight, target: string, field: string): string[] {
  const body = Object.hasOwn(fight.combatants, target) ? fight.combatants[target]!.body : undefined;
  if (!body) return [];
  if (body.type === 'character' && field === 'item') return Object.keys(body.items);
  if (body.type === 'character' && field === 'weapon') return Object.keys(body.weapons);
  return field === 'hp' || field === 'mp' ? Object.keys(body.parts) : [];
}

function valueFor(field: string, pick: Pick): Json {
  switch (field) {
    case 'hp':
      return pick(60) - 20;
    case 'mp':
      return pick(40) - 2;
    case 'area':
      return one(pick, AREAS);
    case 'condition':
      return one(pick, CONDITIONS);
    case 'major':
      return flag(pick);
    default:
      return pick(4);
  }
}

function arrival(pick: Pick) {
  const [kind, sheet] = one(pick, MONSTERS);
  return {
    id: `e-new-${pick(1000)}`,
    kind,
    hidden: pick(3) === 0,
    sheet: sheet as unknown as Json,
    ...(flag(pick) ? { setup: { area: 'front' } } : {}),
  };
}
