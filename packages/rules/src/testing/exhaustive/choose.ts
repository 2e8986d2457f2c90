import type { FightCommand } from '../../kernel/commands';
import { find, type Combatant, type Fight } from '../../kernel/fight';
import type { Json, JsonObject } from '../../kernel/json';
import type { Offer, OfferSlot } from '../../kernel/offer';
import type { Ask, Question } from '../../kernel/question';
import { viewOf } from '../../kernel/view';
import { GM_VIEWER, playerOf } from '../../kernel/viewer';
import { complete, randomAnswer, type Choice } from '../random-play';
import { agree, judged } from './agree';
import { effectOfAnswer, effectOfOffer } from './effects';
import type { ExhaustiveKit, Pick } from './kit';
import type { Tally } from './tally';

type ActionAsk = Extract<Ask, { kind: 'action' }>;

/** Something that the rules allow now, with the effects it uses by being accepted. */
export interface Chosen extends Choice {
  readonly uses: readonly string[];
}

/** Chooses what was not used yet before anything else. */
export class Chooser {
  constructor(
    private readonly kit: ExhaustiveKit,
    private readonly tally: Tally,
    private readonly pick: Pick,
  ) {}

  /** Null while nobody has anything to choose. Throws if offers and permissions differ. */
  next(fight: Fight): Chosen | null {
    const question = fight.open?.question;
    if (question) return this.answer(fight, question);
    return fight.stage === 'running' ? this.act(fight) : null;
  }

  private answer(fight: Fight, question: Question): Chosen {
    const who = this.one(
      Object.keys(question.asks).filter((each) => !question.answers[each]?.confirmed),
    );
    const actor = find(fight, who);
    const ask = question.asks[who]!;
    const { value, uses } =
      ask.kind === 'action' && actor
        ? this.declared(fight, actor, ask)
        : { value: this.valueFor(question.label, ask), uses: [] };
    const confirm = this.pick(8) > 0;
    return {
      command: { type: 'answer', question: question.id, who, value, confirm } as FightCommand,
      by: actor ? playerOf(actor) : GM_VIEWER,
      uses,
    };
  }

  private declared(fight: Fight, actor: Combatant, ask: ActionAsk) {
    const made = this.action(fight, actor, ask.part);
    const stale = this.isStale(fight, actor, ask);
    return made && (stale || this.pick(12) > 0)
      ? { value: made.action, uses: made.uses }
      : { value: ask.default, uses: [] };
  }

  /** The default may have been chosen before, and be against the rules by now. */
  private isStale(fight: Fight, actor: Combatant, { part, default: usual }: ActionAsk): boolean {
    const view = viewOf(this.kit.system, fight, playerOf(actor));
    return judged(this.kit.system, view, { id: actor.id, part }, usual) !== null;
  }

  private valueFor(label: string, ask: Ask): Json {
    if (ask.kind === 'action') return ask.default;
    const drawn = Array.from({ length: 4 }, () => randomAnswer(ask, this.pick));
    const some = ask.kind === 'one' ? ask.choices.map((choice) => choice.value) : drawn;
    const effects = some.map((value) => effectOfAnswer(label, ask, value));
    for (const effect of effects) this.tally.know(effect);
    const fresh = some.filter((_, i) => this.tally.of(effects[i]!) === 0);
    return this.one(fresh.length > 0 ? fresh : drawn);
  }

  private act(fight: Fight): Chosen | null {
    const first = this.pick(fight.slots.length || 1);
    for (const { actor: id, part } of [
      ...fight.slots.slice(first),
      ...fight.slots.slice(0, first),
    ]) {
      const actor = find(fight, id)!;
      const made = this.action(fight, actor, part);
      if (!made) continue;
      const command = { type: 'act', actor: id, ...(part ? { part } : {}), action: made.action };
      return { command: command as FightCommand, by: playerOf(actor), uses: made.uses };
    }
    return null;
  }

  /** One of the actor's offers, completed; null if there is none. */
  private action(fight: Fight, actor: Combatant, part: string | undefined) {
    const view = viewOf(this.kit.system, fight, playerOf(actor));
    const offers = this.kit.system.options(view, actor.id, part);
    agree(this.kit.system, view, { id: actor.id, part }, offers, this.pick);
    const wanted = offers.flatMap((offer) => this.variants(fight, actor, offer));
    for (const { effect } of wanted) this.tally.know(effect);
    const possible = wanted.filter(({ refused }) => !refused);
    if (possible.length === 0) return null;
    const { offer, effect, extras } = this.one(this.rarest(possible));
    const action: JsonObject = complete(offer, this.pick, extras);
    return { action, uses: [effect, this.effect(fight, actor, offer)] };
  }

  /** Those that were used least, or now and then all of them once each was used. */
  private rarest<T extends { readonly effect: string }>(list: readonly T[]): readonly T[] {
    const least = Math.min(...list.map(({ effect }) => this.tally.of(effect)));
    if (least > 0 && this.pick(2) === 0) return list;
    return list.filter(({ effect }) => this.tally.of(effect) === least);
  }

  /** An offer without and with each of its extras, as effects of their own. */
  private variants(fight: Fight, actor: Combatant, offer: Offer) {
    const refused = offer.refusal !== undefined;
    const effect = this.effect(fight, actor, offer);
    const plain = { offer, effect, refused, extras: undefined };
    const extras = (offer.extras as OfferSlot | undefined)?.choices ?? [];
    return [
      plain,
      ...extras.map(({ value, refusal }) => ({
        offer,
        effect: effectOfOffer(this.kit, fight, actor, offer, value),
        refused: refused || refusal !== undefined,
        extras: [value],
      })),
    ];
  }

  private effect(fight: Fight, actor: Combatant, offer: Offer): string {
    return effectOfOffer(this.kit, fight, actor, offer);
  }

  private one<T>(list: readonly T[]): T {
    return list[this.pick(list.length)]!;
  }
}
