import type { FightCommand } from '../../../kernel/commands';
import type { Json, JsonObject } from '../../../kernel/json';
import { keysOf, STATUSES } from '../sheets';
import { STARTER_ENEMIES } from '../starter/enemies';
import type { SgFight } from '../state';

type Pick = (n: number) => number;

const ENEMIES = Object.entries(STARTER_ENEMIES);
const CONDITIONS = ['up', 'fainted', 'collapsed', 'defeated', 'gone'];
const FIELDS = ['hp', 'wp', 'jp', 'lp', 'row', 'condition', 'item'];
const ABILITIES = ['body', 'body', 'dexterity', 'nothing'];

const one = <T>(pick: Pick, list: readonly T[]): T => list[pick(list.length)]!;
const flag = (pick: Pick): boolean => pick(2) === 0;

/** Any combatant there is, now and then one that is not. */
export const anybody = (fight: SgFight, pick: Pick): string =>
  one(pick, [...Object.keys(fight.combatants), ...(pick(10) === 0 ? ['nobody'] : [])]) ?? 'nobody';

/** Any character there is, else anybody. */
function character(fight: SgFight, pick: Pick): string {
  const party = Object.values(fight.combatants).filter(({ side }) => side === 'party');
  return one(pick, party)?.id ?? anybody(fight, pick);
}

/**
 * Something a GM might do at any moment, in the middle of an action too; often it is refused.
 * Ending and closing the fight are left out, so that what follows can be played.
 */
export function meddling(fight: SgFight, pick: Pick): FightCommand {
  const id = anybody(fight, pick);
  const made: (() => FightCommand)[] = [
    () => rule(ruling(fight, pick)),
    () => rule(ruling(fight, pick)),
    () => rule(ruling(fight, pick)),
    () => correction(fight, pick),
    () => correction(fight, pick),
    () => ({ type: 'enter', enemies: [arrival(pick)] }),
    () => ({ type: 'leave', id }),
    () => ({ type: 'show', id: one(pick, hiddenOr(fight, id)) }),
    () => ({ type: 'conceal', id }),
    () => ({ type: 'undo' }),
    () => ({ type: 'undo' }),
    () => ({ type: 'resolve', question: fight.open?.question?.id ?? 'q0' }),
    () => ({
      ...{ type: 'preset', who: id, name: 'lp-reroll' },
      ...(flag(pick) ? { value: null } : {}),
    }),
  ];
  return one(pick, made)();
}

const rule = (command: JsonObject): FightCommand => ({ type: 'rule', command });

function hiddenOr(fight: SgFight, id: string): string[] {
  const hidden = Object.values(fight.combatants).filter((c) => c.hidden);
  return hidden.length > 0 ? hidden.map((c) => c.id) : [id];
}

/** One of the system's own GM commands. */
function ruling(fight: SgFight, pick: Pick): JsonObject {
  const id = anybody(fight, pick);
  const status = one(pick, keysOf(STATUSES));
  const ability = one(pick, ABILITIES);
  const made: (() => JsonObject)[] = [
    () => ({ do: 'reveal', of: id, identified: flag(pick), weakness: flag(pick) }),
    () => ({ do: 'name', of: id, ...(flag(pick) ? { publicName: '影' } : {}) }),
    () => ({
      ...{ do: 'test', who: [character(fight, pick)], ability, number: 8 + pick(8) },
      ...(flag(pick) ? { of: anybody(fight, pick) } : {}),
    }),
    () => ({ do: 'contest', who: character(fight, pick), against: anybody(fight, pick), ability }),
    () => ({ do: 'bonus', who: id, text: '見事' }),
    () => ({ do: 'special', on: flag(pick) }),
    () => ({ do: 'strength', ...(flag(pick) ? { of: id } : {}), by: pick(5) - 2 }),
    () => ({ do: 'depart', id }),
    () => ({ do: 'reopen', enemies: flag(pick) }),
    () => ({ do: 'status', id, status, ...(flag(pick) ? { by: anybody(fight, pick) } : {}) }),
    () => ({ do: 'status', id, status }),
    () => ({ do: 'lift', id, status }),
  ];
  return one(pick, made)();
}

function correction(fight: SgFight, pick: Pick): FightCommand {
  const target = anybody(fight, pick);
  const field = one(pick, FIELDS);
  const keys = itemsOf(fight, target);
  const named = field === 'item' ? `item:${one(pick, [...keys, 'nothing'])}` : field;
  return { type: 'correct', target, field: named, value: valueFor(field, pick) };
}

function itemsOf(fight: SgFight, target: string): string[] {
  const body = Object.hasOwn(fight.combatants, target) ? fight.combatants[target]!.body : undefined;
  return body?.type === 'character' ? Object.keys(body.items) : [];
}

function valueFor(field: string, pick: Pick): Json {
  switch (field) {
    case 'row':
      return one(pick, ['front', 'back', 'side']);
    case 'condition':
      return one(pick, CONDITIONS);
    case 'hp':
      return pick(60) - 2;
    default:
      return pick(6);
  }
}

function arrival(pick: Pick) {
  const [kind, sheet] = one(pick, ENEMIES);
  return {
    id: `e-new-${pick(1000)}`,
    kind,
    hidden: pick(3) === 0,
    sheet: sheet as unknown as Json,
    ...(flag(pick) ? { setup: { row: 'back' } } : {}),
  };
}
