import { describe, expect, it } from 'vitest';
import { openStore } from './store';
import { storeContract } from './testing/contract';
import { openRoom } from './testing/samples';

describe('memory:', () => {
  storeContract(() => openStore('memory:'));

  it('is empty and apart from the others each time', async () => {
    const [one, two] = [await openStore('memory:'), await openStore('memory:')];
    const room = await openRoom(one);
    expect(await two.rows(room)).toEqual([]);
    await Promise.all([one.close(), two.close()]);
  });
});

it('refuses a URL of another kind without repeating it, since it may hold a password', async () => {
  await expect(openStore('mysql://me:secret@host/db')).rejects.toThrow(/^(?!.*secret).*postgres/);
});
