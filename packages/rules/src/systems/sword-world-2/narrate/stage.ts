import type { JsonObject } from '../../../kernel/json';
import type { Entry } from '../../../kernel/system';
import { combatant, ofKind } from '../combatants';
import type { SwEvent, SwEventOf } from '../events';
import { isTargetOpen } from '../stages/initiative';
import { isMonster, SELF, type SwFight } from '../state';
import { nameOf, toldPiece } from './names';
import { told, type Sight } from './sight';

/** Checks, initiative, places, turns, discovery and loot. */
export function narrateStage(
  before: SwFight,
  event: SwEvent,
  after: SwFight,
  sight: Sight,
): Entry[] {
  switch (event.type) {
    case 'sw.checked':
      return checked(before, event, after, sight);
    case 'sw.revealed':
      return revealed(before, event, after, sight);
    case 'sw.named':
      return namesOf(after, event.kind, sight.gm);
    case 'sw.called':
      return first(before, event.kind, (of) => ({ k: 'call', of }));
    case 'sw.passed':
      return [passed(before, event)];
    case 'sw.initiative':
      return [{ k: 'initiative', who: event.who, check: told(event.check) }];
    case 'sw.first': {
      const open = sight.gm || isTargetOpen(before);
      return [{ k: 'first', side: event.side, ...(open ? { target: event.target } : {}) }];
    }
    case 'sw.placed':
      return [{ k: 'place', who: event.who, area: event.area }];
    case 'sw.turn':
      return [{ k: 'turn', side: event.side, round: event.round }];
    case 'sw.staged':
      return event.stage === 'turns' ? [] : [{ k: 'stage', stage: event.stage }];
    case 'sw.over':
      return [{ k: 'over', victory: event.victory }];
    case 'sw.looted':
      return [looted(before, event)];
    case 'sw.granted':
      return [{ k: 'grant', id: event.id }];
    default:
      return [];
  }
}

function passed(before: SwFight, { who, part, stage }: SwEventOf<'sw.passed'>): Entry {
  return {
    k: 'pass',
    who,
    stage,
    ...(part === undefined || part === SELF || part === 'p1' ? {} : { part }),
    ...toldPiece(before, who, part),
  };
}

function checked(
  before: SwFight,
  event: SwEventOf<'sw.checked'>,
  after: SwFight,
  sight: Sight,
): Entry[] {
  const { who, of, dice, identify, findWeakness } = event;
  const sum = dice[0] + dice[1];
  const weak =
    findWeakness === undefined || findWeakness === identify ? {} : { weakMod: findWeakness };
  const rolled: Entry = {
    k: 'knowledge',
    who,
    of,
    dice,
    mod: identify,
    total: sum + identify,
    ...weak,
  };
  return [rolled, ...found(before, combatant(before, of).kind, after, sight, who)];
}

function revealed(
  before: SwFight,
  event: SwEventOf<'sw.revealed'>,
  after: SwFight,
  sight: Sight,
): Entry[] {
  const { kind, identified, weakness } = event;
  const known = before.data.kinds[kind];
  const hides = (known?.identified && !identified) || (known?.weakness && !weakness);
  const veil = hides ? first(before, kind, (of) => ({ k: 'veil', of, identified, weakness })) : [];
  return [...veil, ...namesOf(after, kind, sight.gm), ...found(before, kind, after, sight)];
}

/** What was not known before and is now (SW-KNW-7, SW-KNW-8). */
function found(before: SwFight, kind: string, after: SwFight, sight: Sight, by?: string): Entry[] {
  const then = before.data.kinds[kind];
  const now = after.data.kinds[kind];
  if (!then || !now) return [];
  const by_ = by ? { by } : {};
  const identified = now.identified && !then.identified;
  const weakness = now.weakness && !then.weakness;
  return [
    ...(identified ? namesOf(after, kind, sight.gm) : []),
    ...(identified
      ? first(after, kind, (of) => ({
          k: 'found',
          of,
          ...by_,
          what: 'identity',
          ...calledOf(after, of),
        }))
      : []),
    ...(weakness
      ? first(after, kind, (of) => ({
          k: 'found',
          of,
          ...by_,
          what: 'weakness',
          ...calledOf(after, of),
          ...weaknessOf(after, of),
        }))
      : []),
  ];
}

/** The kind's name, once it is known. */
function calledOf(fight: SwFight, of: string): JsonObject {
  const { name, nameEn } = combatant(fight, of).body.sheet;
  return { name, ...(nameEn ? { nameEn } : {}) };
}

function weaknessOf(fight: SwFight, of: string): JsonObject {
  const enemy = combatant(fight, of);
  const weakness = isMonster(enemy) ? enemy.body.sheet.weakness : undefined;
  return weakness ? { weakness: weakness as JsonObject } : {};
}

/** How the enemies of a kind are called from now on. */
function namesOf(fight: SwFight, kind: string, gm: boolean): Entry[] {
  return ofKind(fight, kind).map(({ id }) => ({ k: 'name', id, ...nameOf(fight, id, gm) }));
}

/** One entry for the kind, named after its first enemy in sight. */
function first(fight: SwFight, kind: string, entry: (id: string) => Entry): Entry[] {
  const [enemy] = ofKind(fight, kind);
  return enemy ? [entry(enemy.id)] : [];
}

function looted(before: SwFight, { by, enemy, part, dice, items }: SwEventOf<'sw.looted'>): Entry {
  return {
    k: 'loot',
    who: by,
    of: enemy,
    ...(part && part !== 'p1' ? { part } : {}),
    ...toldPiece(before, enemy, part),
    ...(dice ? { dice } : {}),
    items,
  };
}
