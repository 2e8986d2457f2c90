import { STREAMS } from './dice';
import { all, find, GM, type Combatant, type Fight, type Id, type Side, type Slot } from './fight';
import { sameText, type Json, type JsonObject } from './json';
import type { Ask, Draft, Question } from './question';
import { rememberEach, share } from './remembered';
import type { AnySystem } from './system';
import { answersFor, controls, viewerKey, type Viewer } from './viewer';

/** A combatant as one viewer sees it; `body` is the system's part. */
export interface CombatantView {
  readonly id: Id;
  readonly side: Side;
  readonly owner: string;
  /** For the GM: players do not see this one. */
  readonly hidden?: true;
  /** For whoever plays it: standing answers. */
  readonly presets?: Readonly<Record<string, Json>>;
  readonly body: JsonObject;
}

/** A question put to this viewer, or open among others with drafts that everybody may see. */
export interface QuestionView {
  readonly id: string;
  readonly label: string;
  readonly about?: Json;
  /** Those this viewer may answer for. */
  readonly asks: Readonly<Record<string, Ask>>;
  readonly answers: Readonly<Record<string, Draft>>;
}

/** A fight as one viewer may see it. Absent fields are hidden or not there: both look the same. */
export interface FightView {
  readonly no: number;
  readonly system: string;
  readonly stage: Fight['stage'];
  readonly options: Json;
  readonly combatants: Readonly<Record<Id, CombatantView>>;
  readonly slots: readonly Slot[];
  /** The combatant whose action is in the middle. */
  readonly acting?: Id;
  /** Whom the table waits for: combatants, or `gm`. */
  readonly waits: readonly string[];
  readonly question?: QuestionView;
  readonly proposals: readonly { readonly id: string; readonly by: string; readonly about: Json }[];
  /** Undo is possible (GM only). */
  readonly undo?: true;
  readonly drawn?: Readonly<Record<string, number>>;
  readonly data: JsonObject;
}

const views = new WeakMap<Fight, Map<string, FightView>>();

/**
 * What `viewer` may see of a fight: one of the two ways from a fight to a person (the other is
 * `narrate`). Every field is named here or by the system; nothing is copied whole.
 */
export function viewOf(system: AnySystem, fight: Fight, viewer: Viewer): FightView {
  const key = viewerKey(viewer);
  const known = views.get(fight) ?? new Map<string, FightView>();
  views.set(fight, known);
  const cached = known.get(key);
  if (cached) return cached;
  const view = share(fight, makeView(system, fight, viewer));
  known.set(key, view);
  return view;
}

function makeView(system: AnySystem, fight: Fight, viewer: Viewer): FightView {
  const seen = all(fight).filter((c) => sees(viewer, c));
  if (viewer.role !== 'gm') seen.sort((a, b) => (a.appeared ?? 0) - (b.appeared ?? 0));
  const acting = fight.open?.call.by;
  const question = viewQuestion(fight, viewer);
  return {
    no: fight.no,
    system: fight.system,
    stage: fight.stage,
    options: fight.options,
    combatants: share(
      fight.combatants,
      Object.fromEntries(seen.map((c) => [c.id, viewCombatant(system, fight, c, viewer)])),
    ),
    slots: share(
      fight.slots,
      fight.slots.filter((slot) => seesId(fight, viewer, slot.actor)),
    ),
    ...(acting && seesId(fight, viewer, acting) ? { acting } : {}),
    waits: waitsFor(fight, viewer),
    ...(question ? { question } : {}),
    proposals: viewProposals(system, fight, viewer),
    ...(viewer.role === 'gm' && fight.past ? { undo: true as const } : {}),
    ...(viewer.role === 'gm' ? { drawn: drawnOf(fight) } : {}),
    data: system.viewData(fight, viewer),
  };
}

/** Is the combatant there at all for this viewer? */
export function sees(viewer: Viewer, combatant: Combatant): boolean {
  return viewer.role === 'gm' || !combatant.hidden;
}

export function seesId(fight: Fight, viewer: Viewer, id: Id): boolean {
  const combatant = find(fight, id);
  return combatant !== undefined && sees(viewer, combatant);
}

function viewCombatant(
  system: AnySystem,
  fight: Fight,
  combatant: Combatant,
  viewer: Viewer,
): CombatantView {
  const body = system.viewBody(fight, combatant, viewer);
  if (viewer.role === 'gm') return seenByGm(combatant, body);
  const isMine = combatant.presets !== undefined && controls(viewer, combatant);
  return isMine ? seenByPlayer(combatant, body) : seenByOthers(combatant, body);
}

type Seen = (combatant: Combatant, body: JsonObject) => CombatantView;

const seenByOthers: Seen = rememberEach(({ id, side, owner }, body) => ({ id, side, owner, body }));

const seenByPlayer: Seen = rememberEach(({ id, side, owner, presets }, body) => ({
  id,
  side,
  owner,
  ...(presets ? { presets } : {}),
  body,
}));

const seenByGm: Seen = rememberEach(({ id, side, owner, hidden, presets }, body) => ({
  id,
  side,
  owner,
  ...(hidden ? { hidden } : {}),
  ...(presets ? { presets } : {}),
  body,
}));

function viewProposals(system: AnySystem, fight: Fight, viewer: Viewer): FightView['proposals'] {
  if (!system.viewProposal) return fight.proposals;
  const seen = fight.proposals.flatMap(({ id, by, about: whole }) => {
    const about = system.viewProposal!(fight, whole, viewer);
    return about === null ? [] : [{ id, by, about }];
  });
  return share(fight.proposals, seen, sameText);
}

function viewQuestion(fight: Fight, viewer: Viewer): QuestionView | undefined {
  const question = fight.open?.question;
  if (!question) return undefined;
  const mine = Object.keys(question.asks).filter((who) => answersFor(viewer, fight, who));
  const open = question.drafts === 'all' && question.stream === 'party';
  if (mine.length === 0 && !open) return undefined;
  const { id, label, about } = question;
  return {
    id,
    label,
    ...(about === undefined ? {} : { about }),
    asks: pick(question.asks, mine),
    answers: pick(question.answers, draftsSeen(question, fight, viewer, mine)),
  };
}

function draftsSeen(question: Question, fight: Fight, viewer: Viewer, mine: string[]): string[] {
  const open = question.drafts === 'all' || (question.drafts === 'answerers' && mine.length > 0);
  return open ? Object.keys(question.asks).filter((who) => knowsOf(fight, viewer, who)) : mine;
}

/** Those asked are combatants or the GM; one who is hidden is not asked as far as players see. */
function knowsOf(fight: Fight, viewer: Viewer, who: string): boolean {
  return find(fight, who) === undefined || seesId(fight, viewer, who);
}

function waitsFor(fight: Fight, viewer: Viewer): readonly string[] {
  const question = fight.open?.question;
  if (!question) return NOBODY;
  if (question.secret && question.stream === 'gm' && viewer.role !== 'gm') return NOBODY;
  const waits = Object.keys(question.asks)
    .filter((who) => !question.answers[who]?.confirmed && knowsOf(fight, viewer, who))
    .map((who) => (isPlayed(fight, who) ? who : GM))
    .filter((who, i, list) => list.indexOf(who) === i);
  return share(question, waits);
}

const NOBODY: readonly string[] = [];

function isPlayed(fight: Fight, who: Id): boolean {
  return find(fight, who)?.side === 'party';
}

function drawnOf(fight: Fight): Record<string, number> {
  const drawn = Object.fromEntries(STREAMS.map((stream) => [stream, fight.drawn[stream]]));
  return share(fight.drawn, drawn);
}

function pick<T>(from: Readonly<Record<string, T>>, keys: string[]): Record<string, T> {
  const found = keys.filter((key) => Object.hasOwn(from, key));
  return Object.fromEntries(found.map((key) => [key, from[key] as T]));
}
