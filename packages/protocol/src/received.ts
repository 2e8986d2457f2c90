import type { Entry, RoomView } from '@ransen/rules';
import type { Frame, Page, Range, Whole } from './messages';
import { foreseen } from './foresee';
import { applyPatch } from './patch';

/** What a client has of its room: the view after frame `n`, and the log from `from` on. */
export interface Received {
  readonly n: number;
  readonly view: RoomView;
  readonly from: number;
  readonly entries: readonly Entry[];
  /** Ranges of struck entries, by entry number. */
  readonly struck: readonly Range[];
  /** When the question in the view takes its default, in ms since 1970 by the server's clock. */
  readonly until?: number;
}

export function receiveWhole({ n, view, log, until }: Whole): Received {
  const { from, entries, struck } = log;
  return { n, view, from, entries, struck, ...(until === undefined ? {} : { until }) };
}

/** @throws {RangeError} when the frame is not the next one: the client has to reconnect. */
export function receiveFrame(before: Received, frame: Frame): Received {
  if (frame.n !== before.n + 1) {
    throw new RangeError(`frame ${frame.n} does not follow frame ${before.n}`);
  }
  const { view, log = [], strike = [], until } = frame;
  const expected = foreseen(before.view, log);
  return {
    ...before,
    n: frame.n,
    view: view === undefined ? expected : (applyPatch(expected, view) as unknown as RoomView),
    entries: log.length > 0 ? [...before.entries, ...log] : before.entries,
    struck: strike.length > 0 ? [...before.struck, ...strike] : before.struck,
    ...(until === undefined ? {} : { until }),
  };
}

/** An older page, put before what is there. A page that does not end there changes nothing. */
export function receivePage(before: Received, page: Page): Received {
  if (page.from + page.entries.length !== before.from) return before;
  return {
    ...before,
    from: page.from,
    entries: [...page.entries, ...before.entries],
    struck: [...page.struck, ...before.struck],
  };
}
