import type { Refusal } from '@ransen/rules';
import { refusalText } from '../refusal';
import type { Desk } from '../room/desk.svelte';
import { isBusy } from '../room/people';
import { t } from '../texts';
import type { Order } from './squad';

/** How long (ms) an order may take to show in the view before the next one is sent. */
const SETTLES_WITHIN = 3_000;
const LOOKED_AT_EVERY = 20;

interface Progress {
  readonly done: number;
  readonly of: number;
}

/** Orders on their way, one after the other. */
export class Sending {
  readonly #desk: Desk;
  #progress = $state.raw<Progress>();
  #refusal = $state.raw<Refusal>();
  #note = $state<string>();

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** How far it is; undefined while nothing is on its way. */
  get progress(): Progress | undefined {
    return this.#progress;
  }

  /** Why the last orders were not all carried out. */
  get problem(): string | undefined {
    return this.#refusal ? refusalText(this.#refusal, this.#desk.web) : this.#note;
  }

  clear(): void {
    this.#refusal = undefined;
    this.#note = undefined;
  }

  /** Carries out orders in turn, and stops where one is refused or something has to be decided. */
  async carryOut(
    orders: readonly Order[],
    override: boolean,
    ondone: (order: Order) => void,
  ): Promise<void> {
    this.clear();
    for (const [i, order] of orders.entries()) {
      this.#progress = { done: i, of: orders.length };
      const seen = this.#desk.connection.received?.n;
      const ack = await this.#send(order, override);
      if (!ack.ok) {
        this.#refusal = ack.error;
        break;
      }
      ondone(order);
      const left = orders.length - 1 - i;
      if (left > 0 && !this.#isStillAsked(order) && !(await this.#settled(seen))) {
        this.#note = t('bar.stopped', { left });
        break;
      }
    }
    this.#progress = undefined;
  }

  #send({ actor, action }: Order, override: boolean) {
    const { id, part, question } = actor;
    return this.#desk.fightDo(
      question === undefined
        ? {
            type: 'act',
            actor: id,
            action: action as never,
            ...(part === undefined ? {} : { part }),
            ...(override ? { override: true as const } : {}),
          }
        : { type: 'answer', question, who: id, value: action as never, confirm: true },
    );
  }

  /** A question that several answer stays open until the last one has. */
  #isStillAsked({ actor: { question } }: Order): boolean {
    return question !== undefined && this.#desk.fight?.question?.id === question;
  }

  /**
   * Waits until the view shows what came of the order, which may be before its answer; false if
   * somebody has to decide first. `seen`: the frame before it was sent.
   */
  async #settled(seen: number | undefined): Promise<boolean> {
    const { connection } = this.#desk;
    const until = Date.now() + SETTLES_WITHIN;
    while (connection.received?.n === seen && Date.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, LOOKED_AT_EVERY));
    }
    const { fight } = this.#desk;
    return fight !== undefined && fight.stage === 'running' && !isBusy(fight);
  }
}
