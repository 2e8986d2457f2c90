import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDirectory, StoreTaken } from './lock';

let directory: string;
beforeEach(() => void (directory = mkdtempSync(path.join(tmpdir(), 'ransen-lock-'))));
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const write = (content: string) => writeFileSync(path.join(directory, 'lock'), content);
const holder = () => JSON.parse(readFileSync(path.join(directory, 'lock'), 'utf8')).pid;

const onLinux = existsSync('/proc/self/stat');

/** The id of a process that has ended. */
const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid;

/** A process that has ended, with a parent that does not ask for its exit code. */
async function uncollectedProcess() {
  const parent = spawn('sh', ['-c', 'sleep 10 & echo $!; exec sleep 10']);
  const [line] = await once(parent.stdout, 'data');
  const pid = Number(line);
  const field = (of: number, index: number) =>
    readFileSync(`/proc/${of}/stat`, 'utf8').split(' ')[index];
  await expect.poll(() => field(parent.pid!, 1)).toBe('(sleep)'); // a shell would collect it
  process.kill(pid);
  await expect.poll(() => field(pid, 2)).toBe('Z');
  return { pid, started: field(pid, 21), parent };
}

describe('lockDirectory', () => {
  it('is taken until it is given back', () => {
    const unlock = lockDirectory(directory);
    expect(() => lockDirectory(directory)).toThrow(StoreTaken);
    unlock();
    expect(existsSync(path.join(directory, 'lock'))).toBe(false);
    lockDirectory(directory)();
  });

  it('names the directory, the process and the way out', () => {
    lockDirectory(directory);
    expect(() => lockDirectory(directory)).toThrow(
      `${directory} is in use by process ${process.pid}. Stop that process`,
    );
  });

  it('takes over from a process that is gone', () => {
    write(JSON.stringify({ pid: deadPid(), started: '1' }));
    lockDirectory(directory);
    expect(holder()).toBe(process.pid);
  });

  it.runIf(onLinux)('takes over from a process that has ended but was not collected', async () => {
    const { pid, started, parent } = await uncollectedProcess();
    write(JSON.stringify({ pid, started }));
    lockDirectory(directory);
    expect(holder()).toBe(process.pid);
    parent.kill();
  });

  it.runIf(onLinux)('takes over when the id now belongs to a process that started later', () => {
    write(JSON.stringify({ pid: process.pid, started: '1' }));
    lockDirectory(directory);
    expect(holder()).toBe(process.pid);
    expect(() => lockDirectory(directory)).toThrow(StoreTaken);
  });

  it.each(['', 'not JSON', '{}'])('takes over a lock that says nothing: %j', (content) => {
    write(content);
    lockDirectory(directory);
    expect(holder()).toBe(process.pid);
  });
});
