const POINTS = ['before-append', 'after-append', 'after-ack', 'after-broadcast'] as const;
export type CrashPoint = (typeof POINTS)[number];

/** Told where the server is; a test may have it die there. */
export type CrashTest = (point: CrashPoint) => void;

export const noCrash: CrashTest = () => {};

/**
 * For tests of what a crash leaves behind: `after-append:3` has the process kill itself when it gets
 * there for the third time, as if the power had failed.
 *
 * @throws when the text names no such point.
 */
export function crashAt(text: string): CrashTest {
  const [point, count = '1'] = text.split(':');
  if (!POINTS.some((known) => known === point)) throw new Error(`unknown crash point ${text}`);
  let left = Number(count);
  return (reached) => {
    if (reached !== point) return;
    left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
  };
}
