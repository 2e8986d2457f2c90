import { find } from '../../../kernel/fight';
import type { SgEvent, SgEventOf } from '../events';
import type { Kind, SgFight } from '../state';
import { toldCheck } from './action';
import type { SgEntry } from './entries';
import { meansName, nameOf, ofKind, told } from './names';
import type { Sight } from './sight';

/** The course of a turn, checks that the GM calls for, and what is found out. */
export function narrateCourse(
  before: SgFight,
  event: SgEvent,
  after: SgFight,
  sight: Sight,
): SgEntry[] {
  switch (event.type) {
    case 'sg.turn':
      return [{ k: 'turn', turn: event.turn }];
    case 'sg.closed':
      return [{ k: 'close' }];
    case 'sg.reopened':
      return [{ k: 'reopen' }];
    case 'sg.initiative':
      return [initiative(event, sight)];
    case 'sg.ordered':
      return [{ k: 'order', order: event.order.filter((id) => sight.here(id)) }];
    case 'sg.turnEnded':
      return [{ k: 'turn-end' }];
    case 'sg.over':
      return [{ k: 'over', victory: event.victory }];
    case 'sg.revealed':
      return revealed(before, event, after, sight);
    case 'sg.named':
      return namesOf(after, event.kind, sight.gm);
    case 'sg.bonus':
      return [{ k: 'bonus', who: event.who, text: event.text }];
    case 'sg.special':
      return [{ k: 'special', on: event.on }];
    case 'sg.strength':
      return sight.gm
        ? [{ k: 'strength', ...(event.of ? { id: event.of } : {}), by: event.by }]
        : [];
    case 'sg.called':
      return [called(before, event, sight)];
    case 'sg.tested':
      return [tested(before, event, sight)];
    case 'sg.passed':
      return [{ k: 'pass', who: event.who }];
    default:
      return [];
  }
}

function initiative(event: SgEventOf<'sg.initiative'>, sight: Sight): SgEntry {
  const { who, total, dice, reroll, modifier } = event;
  if (!sight.open(who)) return { k: 'initiative', who, total };
  return { k: 'initiative', who, total, dice, ...(reroll ? { reroll } : {}), mod: modifier };
}

/** The number that identifies a kind is one of its values. */
function called(before: SgFight, event: SgEventOf<'sg.called'>, sight: Sight): SgEntry {
  const { who, ability, number, kind } = event;
  const name = meansName(find(before, who[0] ?? ''), ability);
  return {
    k: 'call',
    called: who,
    ability,
    ...told(name),
    ...(kind === undefined || sight.gm ? { number } : {}),
    ...oneOf(before, kind),
  };
}

function tested(before: SgFight, event: SgEventOf<'sg.tested'>, sight: Sight): SgEntry {
  const { who, check, number, success, kind } = event;
  return {
    k: 'test',
    who,
    ...oneOf(before, kind),
    ...toldCheck(find(before, who), check, sight.open(who)),
    ...(kind === undefined || sight.gm ? { number } : {}),
    success,
  };
}

/** A kind stands in the log as its first enemy in sight. */
function oneOf(fight: SgFight, kind: string | undefined): { of?: string } {
  const [enemy] = kind === undefined ? [] : ofKind(fight, kind);
  return enemy ? { of: enemy.id } : {};
}

function revealed(
  before: SgFight,
  { kind, identified, weakness, by }: SgEventOf<'sg.revealed'>,
  after: SgFight,
  sight: Sight,
): SgEntry[] {
  const { of } = oneOf(before, kind);
  const known = before.data.kinds[kind];
  const hides = (known?.identified && !identified) || (known?.weakness && !weakness);
  const veil: SgEntry[] = of && hides ? [{ k: 'veil', of, identified, weakness }] : [];
  const names = known?.identified !== identified ? namesOf(after, kind, sight.gm) : [];
  return [...veil, ...names, ...found(before, kind, after, by)];
}

/** What was not known before and is now. */
function found(before: SgFight, kind: string, after: SgFight, by: string | undefined): SgEntry[] {
  const [enemy] = ofKind(after, kind);
  if (!enemy) return [];
  const { name, nameEn, weak, resists, immune } = enemy.body.sheet;
  const found = { of: enemy.id, ...(by ? { by } : {}), name, ...(nameEn ? { nameEn } : {}) };
  const isNew = (what: keyof Pick<Kind, 'identified' | 'weakness'>) =>
    after.data.kinds[kind]?.[what] && !before.data.kinds[kind]?.[what];
  return [
    ...(isNew('identified') ? [{ k: 'found', what: 'identity', ...found } as const] : []),
    ...(isNew('weakness')
      ? [{ k: 'found', what: 'weakness', ...found, weak, resists, immune } as const]
      : []),
  ];
}

/** How the enemies of a kind are called from now on. */
const namesOf = (fight: SgFight, kind: string, gm: boolean): SgEntry[] =>
  ofKind(fight, kind).map(({ id }) => ({ k: 'name', id, ...nameOf(fight, id, gm) }));
