import type { Refusal } from '../../../kernel/refusal';
import type { FightView } from '../../../kernel/view';
import { dataOf, isUpSeen, type Seen } from '../view/types';
import { firstOf, no, unless } from './refusals';

/** An actor as its own player sees the table: what every permission is worked out from. */
export interface Actor {
  readonly view: FightView;
  readonly me: Seen;
  readonly part: string;
}

export interface TurnState {
  readonly major: boolean;
  readonly passed: boolean;
  readonly mp?: number;
  readonly feat?: string | undefined;
}

/** What the acting character or part has done and has left. */
export function turnOf({ me, part }: Actor): TurnState | undefined {
  return Object.hasOwn(me.body.parts, part) ? me.body.parts[part] : undefined;
}

/** Is it this actor's side's turn, and can it do anything at all? */
export function inTurn(actor: Actor): Refusal | null {
  const data = dataOf(actor.view);
  const state = turnOf(actor);
  return firstOf(
    () => unless(!data.checking, 'check_first'),
    () => unless(data.stage === 'turns', 'wrong_stage'),
    () => awake(actor.me),
    () => unless(state !== undefined && !isDown(actor), 'out_of_fight'),
    () => unless(data.side === actor.me.side, 'not_your_turn'),
    () => unless(!state?.passed, 'already_passed'),
  );
}

const isDown = ({ me, part }: Actor): boolean =>
  me.body.type === 'enemy' && me.body.parts[part]?.down === true;

/** Only who is conscious acts (SW-DEF-6). */
export function awake(me: Seen): Refusal | null {
  if (isUpSeen(me)) return null;
  return no(me.body.condition === 'unconscious' ? 'unconscious' : 'out_of_fight');
}

/** The one major action of a round is still there (SW-ACT-2). */
export function hasMajor(actor: Actor): Refusal | null {
  return inTurn(actor) ?? unless(!turnOf(actor)?.major, 'major_spent');
}

/** After a normal move no spell, throw or shot, and after a full one no minor spell (SW-ACT-3). */
export function steady({ me }: Actor): Refusal | null {
  const { moved } = me.body;
  return unless(moved === undefined || moved === 'limited', 'no_magic_after_move');
}
