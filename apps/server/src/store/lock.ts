import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Another process has the embedded database open: two of them would silently lose rows. */
export class StoreTaken extends Error {
  override name = 'StoreTaken';

  constructor(
    /** The directory that was asked for. */
    readonly directory: string,
    /** The process that has it. */
    readonly pid: number,
  ) {
    super(
      `${directory} is in use by process ${pid}. Stop that process, or start this one with another ` +
        `DATABASE_URL; several servers at once need PostgreSQL.`,
    );
  }
}

/** A process: its id, and when it started, since ids are used again. */
interface Holder {
  pid: number;
  started: string;
}

/**
 * Takes a directory for this process with a file named `lock`. A lock whose process is gone is
 * taken over.
 *
 * @returns a function that gives the directory back.
 * @throws {StoreTaken}
 */
export function lockDirectory(directory: string): () => void {
  const file = path.join(directory, 'lock');
  const me: Holder = { pid: process.pid, started: startOf(process.pid) };
  while (!claim(file, me)) {
    const holder = read(file);
    if (holder && isAlive(holder)) throw new StoreTaken(directory, holder.pid);
    discard(file, holder);
  }
  return () => rmSync(file, { force: true });
}

/** Makes the file with its content in one step; false when there is one already. */
function claim(file: string, me: Holder): boolean {
  const draft = `${file}.${me.pid}`;
  writeFileSync(draft, JSON.stringify(me));
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Removes a stale lock, unless somebody else has just replaced it with a new one. */
function discard(file: string, stale: Holder | null): void {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const moved = read(aside);
  if (JSON.stringify(moved) !== JSON.stringify(stale)) linkSync(aside, file);
  rmSync(aside);
}

function read(file: string): Holder | null {
  try {
    const { pid, started } = JSON.parse(readFileSync(file, 'utf8')) as Holder;
    return { pid: Number(pid), started: String(started) };
  } catch {
    return null;
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return startOf(holder.pid) === holder.started;
}

/**
 * When a process started, in clock ticks since boot, where the system tells it (Linux); else ''.
 * One that has ended but still waits to be collected by its parent counts as gone.
 */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...numbers] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? 'gone' : (numbers[18] ?? '');
  } catch {
    return '';
  }
}
