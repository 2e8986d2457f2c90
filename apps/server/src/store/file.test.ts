import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { StoreTaken } from './lock';
import { openStore } from './store';
import { expectNothingLost, reopenContract, storeContract } from './testing/contract';
import { startWriter } from './testing/killed-writer';
import { openRoom } from './testing/samples';

const root = mkdtempSync(path.join(tmpdir(), 'ransen-store-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const url = `file:${root}/store`;

describe('file:', () => {
  describe('contract', () => storeContract(() => openStore(url)));
  reopenContract(() => openStore(url));

  it('starts over when its first start was killed half-way, and says what takes its time', async () => {
    const directory = `${root}/half`;
    mkdirSync(`${directory}/db.new`, { recursive: true });
    writeFileSync(`${directory}/db.new/PG_VERSION`, 'half');
    const said: string[] = [];
    const store = await openStore(`file:${directory}`, (line) => said.push(line));
    await openRoom(store);
    await store.close();
    expect(said[0]).toMatch(/^Creating the database/);
    expect(said[1]).toBe(`Opening the database in ${directory}`);
  });

  it('is refused to a second store while the first is open', async () => {
    const store = await openStore(url);
    const error = await openStore(url).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StoreTaken);
    expect(error).toMatchObject({ pid: process.pid, directory: `${root}/store` });
    await store.close();
    expect(existsSync(`${root}/store/lock`)).toBe(false);
    await (await openStore(url)).close();
  });

  it('is refused while another process has it; after SIGKILL no acknowledged row is lost', async () => {
    const writer = startWriter(url);
    await writer.until(400);
    const error = await openStore(url).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'StoreTaken', pid: writer.pid });
    await writer.kill();
    expect(existsSync(`${root}/store/lock`)).toBe(true);

    const store = await openStore(url);
    await expectNothingLost(store, writer.acknowledged);
    await store.close();
  });
});
