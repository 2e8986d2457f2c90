import type { Stream } from './dice';
import { isSystemEvent, type FightEvent, type KernelEvent } from './events';
import { find, GM, presetOf, type Combatant, type Fight, type Open, type SpareDie } from './fight';
import { fits, type Draft, type QuestionSpec } from './question';
import type { AnySystem } from './system';

/** The fight after an event. Nothing else changes a fight. */
export function apply(system: AnySystem, fight: Fight, event: FightEvent): Fight {
  const after = isSystemEvent(event)
    ? (system.apply(fight, event) as Fight)
    : applyKernel(system, fight, event);
  return noted(after, event);
}

/** An open action remembers what happened since its boundary. */
function noted(fight: Fight, event: FightEvent): Fight {
  if (!fight.open || event.type === 'opened') return fight;
  return { ...fight, open: { ...fight.open, events: [...fight.open.events, event] } };
}

function applyKernel(system: AnySystem, fight: Fight, event: KernelEvent): Fight {
  switch (event.type) {
    case 'stepped':
      return stepped(fight);
    case 'opened':
      return opened(fight, event);
    case 'rolled':
      return rolled(fight, event);
    case 'asked':
      return asked(fight, event);
    case 'drafted':
      return drafted(fight, event);
    case 'answered':
      return fight.open ? { ...fight, open: { ...fight.open, question: null } } : fight;
    case 'closed':
      return { ...fight, open: null, spare: NO_SPARE };
    case 'rewound':
      return rewound(system, fight);
    case 'undone':
      return undone(system, fight);
    case 'joined':
      return joined(system, fight, event.combatants);
    case 'left':
      return left(fight, event.id);
    case 'shown':
      return shown(system, fight, event.id);
    case 'concealed':
      return withCombatant(fight, event.id, (c) => ({ ...c, hidden: true }));
    case 'owned':
      return withCombatant(fight, event.id, (c) => ({ ...c, owner: event.owner }));
    case 'preset':
      return withCombatant(fight, event.who, (c) => preset(c, event));
    case 'slotted':
      return { ...fight, slots: event.slots };
    case 'queued':
      return { ...fight, queue: [...fight.queue, ...event.calls] };
    case 'proposed':
      return { ...fight, proposals: [...fight.proposals, event.proposal] };
    case 'settled':
      return { ...fight, proposals: fight.proposals.filter((p) => p.id !== event.proposal) };
    case 'ended':
      return { ...fight, stage: 'over' };
    case 'finished':
      return { ...fight, stage: 'closed', proposals: [] };
  }
}

const NO_SPARE: Fight['spare'] = { party: [], gm: [] };

type Of<T extends KernelEvent['type']> = Extract<KernelEvent, { type: T }>;

/** The past is a copy: what is remembered of a fight, such as its views, need not live with it. */
function stepped(fight: Fight): Fight {
  const step = fight.step + 1;
  return { ...fight, step, past: { fight: { ...fight }, step } };
}

function opened(fight: Fight, { call, queued = false }: Of<'opened'>): Fight {
  const boundary = queued ? { ...fight, queue: fight.queue.slice(1) } : fight;
  const open: Open = { call, queued, boundary, events: [], question: null };
  return { ...boundary, open };
}

function rolled(fight: Fight, { roll, faces, spared = 0 }: Of<'rolled'>): Fight {
  const { stream } = roll;
  return {
    ...fight,
    drawn: { ...fight.drawn, [stream]: fight.drawn[stream] + faces.length - spared },
    spare: spared ? { ...fight.spare, [stream]: fight.spare[stream].slice(spared) } : fight.spare,
  };
}

function asked(fight: Fight, { question }: Of<'asked'>): Fight {
  if (!fight.open) return fight;
  const stream = streamOf(fight, question);
  const number = fight.asked[stream] + 1;
  const id = `${stream === 'party' ? 'q' : 'g'}${number}`;
  return {
    ...fight,
    asked: { ...fight.asked, [stream]: number },
    open: {
      ...fight.open,
      question: { ...question, id, stream, answers: standing(fight, question) },
    },
  };
}

/** Standing answers to a question, as far as they fit what may be answered now. */
function standing(fight: Fight, { asks, preset: name }: QuestionSpec): Record<string, Draft> {
  if (name === undefined) return {};
  const answers: Record<string, Draft> = {};
  for (const [who, ask] of Object.entries(asks)) {
    const value = presetOf(fight, who, name);
    if (value !== undefined && fits(ask, value)) answers[who] = { value, confirmed: true };
  }
  return answers;
}

function preset(combatant: Combatant, { name, value }: Of<'preset'>): Combatant {
  const { [name]: _, ...others } = combatant.presets ?? {};
  return { ...combatant, presets: value === undefined ? others : { ...others, [name]: value } };
}

/** Questions that players are asked, or see because they see the drafts, are counted for them. */
function streamOf(fight: Fight, { asks, drafts, secret }: QuestionSpec): Stream {
  const seen = Object.keys(asks).filter((who) => !find(fight, who)?.hidden);
  if (seen.some((who) => isPlayers(find(fight, who)))) return 'party';
  return drafts === 'all' && !secret && seen.length > 0 ? 'party' : 'gm';
}

/** A character, or an enemy that was handed to a player. */
function isPlayers(combatant: Combatant | undefined): boolean {
  return combatant !== undefined && (combatant.side === 'party' || combatant.owner !== GM);
}

function drafted(fight: Fight, { who, value, confirmed }: Of<'drafted'>): Fight {
  const question = fight.open?.question;
  if (!fight.open || !question) return fight;
  const answers = { ...question.answers, [who]: { value, confirmed } };
  return { ...fight, open: { ...fight.open, question: { ...question, answers } } };
}

/** Dice that were rolled come first when the action is taken up again, in the same order. */
function rewound(system: AnySystem, fight: Fight): Fight {
  if (!fight.open) return fight;
  const { boundary, events, call, queued } = fight.open;
  const queue = queued ? [call, ...boundary.queue] : boundary.queue;
  const kept = (stream: Stream) => [...diceOf(events, stream), ...fight.spare[stream]];
  const back = backTo(system, fight, { ...boundary, queue });
  return { ...back, spare: { party: kept('party'), gm: kept('gm') } };
}

function diceOf(events: readonly FightEvent[], stream: Stream): SpareDie[] {
  return events
    .filter((event): event is Of<'rolled'> => event.type === 'rolled')
    .filter(({ roll }) => roll.stream === stream)
    .flatMap(({ roll, faces }) => faces.map((value) => ({ sides: roll.sides, value })));
}

function undone(system: AnySystem, fight: Fight): Fight {
  return fight.past ? backTo(system, fight, fight.past.fight) : fight;
}

/** An earlier fight, without taking back dice, numbers, what people saw, said and who plays whom. */
function backTo(system: AnySystem, now: Fight, earlier: Fight): Fight {
  const { drawn, spare, asked, step, appearances, proposals } = now;
  const undone = Object.keys(now.combatants).filter((id) => !find(earlier, id));
  const retired = [...now.retired, ...undone];
  const combatants = Object.fromEntries(
    Object.entries(earlier.combatants).map(([id, c]) => [id, keepLasting(find(now, id), c)]),
  );
  const lasting = { drawn, spare, asked, step, appearances, proposals, retired };
  const back = system.keepRevealed(now, { ...earlier, combatants, ...lasting }) as Fight;
  const shown = Object.keys(combatants).filter(
    (id) => find(earlier, id)?.hidden && !find(back, id)?.hidden,
  );
  return shown.reduce((fight, id) => reappear(system, fight, id), back);
}

function keepLasting(now: Combatant | undefined, then: Combatant): Combatant {
  if (!now) return then;
  const { owner, appeared, presets } = now;
  return {
    ...then,
    owner,
    hidden: then.hidden && now.hidden,
    ...(appeared === undefined ? {} : { appeared }),
    ...(presets ? { presets } : {}),
  };
}

function joined(system: AnySystem, fight: Fight, combatants: readonly Combatant[]): Fight {
  let after = fight;
  for (const combatant of combatants) {
    after = { ...after, combatants: { ...after.combatants, [combatant.id]: combatant } };
    if (!combatant.hidden) after = appear(system, after, combatant.id);
  }
  return after;
}

function shown(system: AnySystem, fight: Fight, id: string): Fight {
  const visible = withCombatant(fight, id, (c) => ({ ...c, hidden: false }));
  const first = find(visible, id)?.appeared === undefined;
  return first ? appear(system, visible, id) : reappear(system, visible, id);
}

const reappear = (system: AnySystem, fight: Fight, id: string): Fight =>
  (system.reappeared?.(fight, id) ?? fight) as Fight;

function appear(system: AnySystem, fight: Fight, id: string): Fight {
  const counted = withCombatant(fight, id, (c) => ({ ...c, appeared: fight.appearances }));
  return system.appeared({ ...counted, appearances: fight.appearances + 1 }, id) as Fight;
}

function left(fight: Fight, id: string): Fight {
  const { [id]: gone, ...combatants } = fight.combatants;
  if (!gone) return fight;
  const slots = fight.slots.filter((slot) => slot.actor !== id);
  return { ...fight, combatants, slots, retired: [...fight.retired, id] };
}

function withCombatant(fight: Fight, id: string, change: (c: Combatant) => Combatant): Fight {
  const combatant = find(fight, id);
  if (!combatant) return fight;
  return { ...fight, combatants: { ...fight.combatants, [id]: change(combatant) } };
}
