import type { Chapter, Presence, Projection, ServerMessages } from '@ransen/protocol';
import { viewerKey, type Refusal, type Viewer } from '@ransen/rules';
import type { Metrics } from '../operations/metrics';

/** One open connection. */
export interface Guest {
  readonly viewer: Viewer;
  /** Of the token it came with. */
  hash: string;
  send<Name extends keyof ServerMessages>(
    name: Name,
    ...message: Parameters<ServerMessages[Name]>
  ): void;
  /** Says why, if there is something to say, and hangs up. */
  end(why: Refusal | null): void;
}

/** Who is connected to a room, and what each of them gets to see of it. */
export class Audience {
  readonly #guests = new Set<Guest>();
  readonly #projections = new Map<string, Projection>();

  constructor(private readonly metrics: Metrics) {}

  get isEmpty(): boolean {
    return this.#guests.size === 0;
  }

  add(guest: Guest): void {
    this.#guests.add(guest);
    this.#tellPresence();
  }

  remove(guest: Guest): void {
    if (this.#guests.delete(guest)) this.#tellPresence();
  }

  projection(viewer: Viewer): Projection | undefined {
    return this.#projections.get(viewerKey(viewer));
  }

  /** Keeps a projection that stands where the room stands. */
  keep(projection: Projection): void {
    this.#projections.set(viewerKey(projection.viewer), projection);
  }

  /** Tells everybody what they can see of a row. */
  tell(chapter: Chapter): void {
    for (const [key, projection] of this.#projections) {
      const frame = projection.fold(chapter);
      if (!frame) continue;
      this.metrics.add('ransen_frames_total');
      for (const guest of this.#guests) {
        if (viewerKey(guest.viewer) === key) guest.send('frame', frame);
      }
    }
  }

  /** Hangs up on the guests that are chosen, with a reason for each. */
  dismiss(why: (guest: Guest) => Refusal | null): void {
    for (const guest of [...this.#guests]) {
      const refusal = why(guest);
      if (!refusal) continue;
      guest.end(refusal);
      this.remove(guest);
    }
  }

  #tellPresence(): void {
    const presence = presenceOf([...this.#guests].map((guest) => guest.viewer));
    for (const guest of this.#guests) guest.send('presence', presence);
  }
}

function presenceOf(viewers: readonly Viewer[]): Presence {
  const seats = viewers.flatMap((viewer) => (viewer.role === 'seat' ? [viewer.seat] : []));
  return {
    gm: viewers.some((viewer) => viewer.role === 'gm'),
    seats: [...new Set(seats)].sort((a, b) => a.length - b.length || (a < b ? -1 : 1)),
    onlookers: viewers.filter((viewer) => viewer.role === 'onlooker').length,
  };
}
