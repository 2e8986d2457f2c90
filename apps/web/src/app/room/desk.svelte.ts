import type { Ack, Received } from '@ransen/protocol';
import {
  ONLOOKER,
  type fightCommandSchema,
  type FightView,
  type Id,
  type RoomView,
  type Viewer,
} from '@ransen/rules';
import type { z } from 'zod';
import { webSystemOf } from '../../systems';
import type { Names, WebSystem } from '../../systems/web-system';
import { language } from '../../texts/index.svelte';
import type { LogEntry } from '../../ui/log/log';
import type { Connection } from '../connection/connection.svelte';
import { Eyes } from '../connection/eyes.svelte';
import type { Command } from '../connection/outbox.svelte';
import { LogBook, withLocal, type LocalLine } from '../log/log-book';
import { refusalText } from '../refusal';
import { t } from '../texts';
import { toasts } from '../toasts.svelte';
import { GM_ID, isFighting } from './people';

/** A command in the fight, defaults left out where one likes. */
export type FightDo = z.input<typeof fightCommandSchema>;

/**
 * What one person has before them: the room as they see it (the GM also through another's eyes),
 * names, the log in words, and the way to act. Exists once the room was received.
 */
export class Desk {
  readonly room: string;
  readonly token: string;
  readonly connection: Connection;
  readonly eyes: Eyes;
  readonly web: WebSystem;
  readonly #book: LogBook;
  readonly #borrowedBook: LogBook;
  #local = $state.raw<readonly LocalLine[]>([]);

  constructor(room: string, token: string, connection: Connection, received: Received) {
    this.room = room;
    this.token = token;
    this.connection = connection;
    this.eyes = new Eyes(connection);
    this.web = webSystemOf(received.view.system);
    this.#book = new LogBook(this.web);
    this.#borrowedBook = new LogBook(this.web);
  }

  /** What is shown: one's own, or what the person sees through whose eyes the GM looks. */
  readonly #shown: Received = $derived.by(() => this.eyes.received ?? this.connection.received!);

  readonly view: RoomView = $derived(this.#shown.view);
  readonly you: Viewer = $derived(this.view.you);
  readonly fight: FightView | undefined = $derived(this.view.fight);
  readonly isFighting: boolean = $derived(isFighting(this.view));

  /** The GM at their own desk, not looking through somebody's eyes. */
  readonly isGm: boolean = $derived(this.you.role === 'gm');

  /** Whoever sits here in truth is the GM. */
  get isGmsDesk(): boolean {
    return this.connection.received?.view.you.role === 'gm';
  }

  /** Nothing can be done: an onlooker's place, or somebody else's eyes. */
  readonly isFrozen: boolean = $derived.by(
    () => this.you.role === ONLOOKER.role || this.eyes.as !== undefined,
  );

  readonly names: Names = {
    name: (id) => this.#nameOf(id),
    side: (id) => this.fight?.combatants[id]?.side ?? (id.startsWith('c-') ? 'party' : 'enemy'),
    person: (seat) => this.#personOf(seat),
  };

  readonly lines: readonly LogEntry[] = $derived.by(() => {
    const received = this.#shown;
    const isOwn = received === this.connection.received;
    const book = isOwn ? this.#book : this.#borrowedBook;
    const liveFrom = isOwn ? this.connection.liveFrom : Infinity;
    const lines = book.read(received, this.names, language.current, liveFrom);
    return withLocal(lines, isOwn ? this.#local : []);
  });

  /** Seconds until the open question takes its default, where the room has a limit. */
  readonly secondsLeft: number | undefined = $derived.by(() => {
    const { until, view } = this.#shown;
    if (until === undefined || !view.fight?.question || view.answerTime === 0) return undefined;
    return this.connection.clock.secondsUntil(until);
  });

  /** A line of this tab alone. */
  note(text: string): void {
    const received = this.connection.received;
    const after = received ? received.from + received.entries.length : 0;
    const id = `note-${this.#local.length}`;
    this.#local = [...this.#local, { after, id, text }];
  }

  do(command: Command): Promise<Ack> {
    return this.connection.do(command);
  }

  fightDo(command: FightDo): Promise<Ack> {
    return this.do({ type: 'fight', command });
  }

  /** Carries out a command; a refusal is shown in the corner. True if it was taken. */
  async try(command: Command): Promise<boolean> {
    const ack = await this.do(command);
    if (!ack.ok) toasts.show(refusalText(ack.error, this.web), 'warn');
    return ack.ok;
  }

  tryFight(command: FightDo): Promise<boolean> {
    return this.try({ type: 'fight', command });
  }

  #nameOf(id: Id): string {
    const { fight, roster } = this.view;
    if (fight && Object.hasOwn(fight.combatants, id)) return this.web.name(fight, id);
    const member = Object.hasOwn(roster, id) ? roster[id] : undefined;
    if (member) return this.web.sheetName(member.sheet as never);
    return this.#book.nameOf(id) ?? id;
  }

  #personOf(seat: string): string {
    if (seat === GM_ID) return t('person.gm');
    const { seats } = this.view;
    const known = Object.hasOwn(seats, seat) ? seats[seat]?.name : this.#book.personOf(seat);
    return known ?? t('person.gone');
  }
}
