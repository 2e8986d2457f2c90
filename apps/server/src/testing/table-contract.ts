import { createHash } from 'node:crypto';
import {
  verifyDice,
  type Ack,
  type HistoryAnswer,
  type Joined,
  type LookAnswer,
  type RenewAnswer,
  type RollsAnswer,
} from '@ransen/protocol';
import { ONLOOKER } from '@ransen/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../store/store';
import { Client, linkOf } from './client';
import { startServer, type Running } from './server';
import {
  answer,
  hero,
  inFight,
  openRoom,
  rat,
  request,
  sitDown,
  startFight,
  strike,
} from './table';

const BAD_LINK = { ok: false, error: { code: 'bad_link' } };
type Rolls = Extract<RollsAnswer, { ok: true }>;
const facesIn = ({ log }: Client) => log.find(({ k }) => k === 'rolled')?.faces;
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** What people at a table can rely on, whatever the database. */
export function tableContract(open: () => Promise<Store>): void {
  let server: Running;
  let url: string;
  beforeAll(async () => {
    server = await startServer({ store: await open() });
    url = server.url;
  });
  afterAll(() => server.close());

  const rowsOf = (room: string) => server.store.rows(room);
  const refusalOf = async (auth: { room: string; token: string }) => {
    const client = new Client(url, auth);
    await client.until(() => client.refused);
    return client.refused;
  };

  describe('links', () => {
    it('open what they say: gm, player, onlooker', async () => {
      const { links } = await openRoom(url);
      for (const role of ['gm', 'player', 'onlooker'] as const) {
        const { body } = await request(url, '/api/enter', linkOf(links[role]));
        expect(body).toEqual({ role, name: 'Table', system: 'duel' });
      }
    });

    it('give the same answer for a wrong room and a wrong token', async () => {
      const [one, other] = [await openRoom(url), await openRoom(url)];
      const { room, token } = linkOf(one.links.player);
      const wrong = [
        { room: other.room, token },
        { room, token: linkOf(other.links.player).token },
        { room, token: 'x' },
        { room: 'nowhere', token },
      ];
      for (const link of wrong) {
        for (const path of ['/api/enter', '/api/join']) {
          const body = path === '/api/join' ? { ...link, name: 'Eve' } : link;
          expect(await request(url, path, body)).toMatchObject({ status: 403, body: BAD_LINK });
        }
        expect(await refusalOf(link)).toEqual({ code: 'bad_link' });
      }
    });

    it('are kept as hashes only', async () => {
      const { room, links } = await openRoom(url);
      const { token } = linkOf(links.gm);
      const stored = JSON.stringify(await rowsOf(room));
      expect(stored).toContain(hashOf(token));
      expect(stored).not.toContain(token);
      expect(await server.store.link(hashOf(token))).toMatchObject({ room, kind: 'gm' });
    });

    it('of players let nobody connect who has not joined', async () => {
      const { links } = await openRoom(url);
      expect(await refusalOf(linkOf(links.player))).toEqual({ code: 'join_first' });
    });
  });

  describe('joining', () => {
    it('gives a seat of one’s own, whatever the name', async () => {
      const created = await openRoom(url);
      const [one, two] = [await sitDown(url, created, 'Ann'), await sitDown(url, created, 'Ann')];
      expect([one.seat, two.seat]).toEqual(['s1', 's2']);
      expect(one.auth.token).not.toBe(two.auth.token);
      expect(Buffer.from(one.auth.token, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
    });

    it('twice with the same id is one seat', async () => {
      const created = await openRoom(url);
      const body = { ...linkOf(created.links.player), name: 'Ann', id: 'k'.repeat(22) };
      const answers = await Promise.all(
        [1, 2].map(() => request<Joined>(url, '/api/join', body).then((a) => a.body)),
      );
      expect(answers[0]).toEqual(answers[1]);
      expect(await rowsOf(created.room)).toHaveLength(2);
    });

    it('says that a room is locked or full to those with the right link', async () => {
      const created = await openRoom(url);
      const gm = await Client.enter(url, created.links.gm);
      const ann = await sitDown(url, created, 'Ann');
      await gm.did({ type: 'lock', locked: true });
      const link = linkOf(created.links.player);
      const locked = { status: 423, body: { ok: false, error: { code: 'room_locked' } } };
      expect(await request(url, '/api/enter', link)).toMatchObject(locked);
      expect(await request(url, '/api/join', { ...link, name: 'Bob' })).toMatchObject(locked);
      await new Client(url, ann.auth).ready();
      await gm.did({ type: 'lock', locked: false });
      for (let i = 1; i < 16; i += 1) await sitDown(url, created, `P${i}`);
      const full = { status: 409, body: { ok: false, error: { code: 'room_full' } } };
      expect(await request(url, '/api/join', { ...link, name: 'Bob' })).toMatchObject(full);
    });
  });

  describe('two tabs of one seat', () => {
    it('see the same, and count as one person', async () => {
      const { created, ann, seat } = await startFight(url);
      const tab = await new Client(url, seat.auth).ready();
      const looker = await Client.enter(url, created.links.onlooker);
      await looker.until(() => looker.presences.at(-1)?.onlookers === 1);
      expect(looker.presences.at(-1)).toEqual({ gm: true, seats: ['s1'], onlookers: 1 });
      await tab.did(strike('c-ann', 'e-rat'));
      await ann.until(() => ann.view.fight?.acting === 'c-ann');
      await tab.until(() => tab.received?.n === ann.received?.n);
      expect(tab.view).toEqual(ann.view);
      ann.close();
      tab.close();
      await looker.until(() => looker.presences.at(-1)?.seats.length === 0);
    });
  });

  describe('a command', () => {
    it('sent twice with one id happens once, and is answered alike', async () => {
      const { created, ann } = await startFight(url);
      const before = (await rowsOf(created.room)).length;
      const acks = [1, 2, 3].map(() => ann.do(strike('c-ann', 'e-rat'), 'click'));
      expect(await Promise.all(acks)).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
      expect(await ann.do({ type: 'say', text: 'other' }, 'click')).toEqual({ ok: true });
      expect(await rowsOf(created.room)).toHaveLength(before + 1);
      expect(ann.log.filter(({ k }) => k === 'said')).toEqual([]);
    });

    it('has an id of its seat: another person’s is another command', async () => {
      const { created, gm, ann } = await startFight(url);
      const before = (await rowsOf(created.room)).length;
      await ann.do({ type: 'say', text: 'one' }, 'same');
      await gm.do({ type: 'say', text: 'two' }, 'same');
      expect(await rowsOf(created.room)).toHaveLength(before + 2);
    });

    it('is answered before anybody is told, and stored before that', async () => {
      const { created, ann } = await startFight(url);
      const order: string[] = [];
      ann.socket.on('frame', () => order.push('frame'));
      const command = { type: 'say', text: 'hello' } as const;
      const stored = new Promise((resolve) => {
        ann.socket.emit('do', { id: 'once', command }, (ack) => {
          order.push(JSON.stringify(ack));
          resolve(rowsOf(created.room).then((rows) => rows.at(-1)));
        });
      });
      expect(await stored).toMatchObject({ seat: 's1', body: { events: [{ type: 'said' }] } });
      await ann.until(() => order.length === 2);
      expect(order).toEqual(['{"ok":true}', 'frame']);
    });

    it('that is refused stores nothing and tells nobody', async () => {
      const { created, gm, ann } = await startFight(url);
      const looker = await Client.enter(url, created.links.onlooker);
      const before = await rowsOf(created.room);
      const refused = async (ack: Promise<Ack>, code: string) =>
        expect(await ack).toEqual({ ok: false, error: { code } });
      await refused(ann.do(strike('e-rat', 'c-ann')), 'not_yours');
      await refused(ann.do({ type: 'kick', seat: 's1' }), 'gm_only');
      await refused(looker.do({ type: 'say', text: 'psst' }), 'not_allowed');
      await refused(gm.do(answer('g1', 'e-rat', true)), 'old_prompt');
      expect(await rowsOf(created.room)).toEqual(before);
      await ann.did({ type: 'say', text: 'on we go' });
      await ann.until(() => ann.log.at(-1)?.text === 'on we go');
      expect(ann.frames.at(-1)?.n).toBe((ann.welcome?.whole.n ?? 0) + ann.frames.length);
    });
  });

  describe('whoever comes back', () => {
    it('gets the frames that are missing', async () => {
      const { gm, ann, seat } = await startFight(url);
      const before = ann.received!;
      ann.close();
      await gm.did({ type: 'say', text: 'are you there?' });
      await gm.did({ type: 'say', text: 'hello?' });
      const seen = { frame: before.n, version: ann.welcome!.version };
      const back = await new Client(url, { ...seat.auth, ...seen }, before).ready();
      await back.until(() => back.sync);
      expect(back.frames.map(({ n }) => n)).toEqual([before.n + 1, before.n + 2]);
      expect(back.log.at(-1)).toMatchObject({ k: 'said', by: 'gm', text: 'hello?' });
    });

    it('gets the whole view where that is shorter, or the server is another version', async () => {
      const { gm, ann, seat } = await startFight(url);
      const { n } = ann.received!;
      const { version } = ann.welcome!;
      const other = { ...seat.auth, frame: n, version: 'other' };
      expect((await new Client(url, other).ready()).welcome?.whole.n).toBe(n);
      for (let hp = 1; hp < 30; hp += 1) {
        await gm.did(inFight({ type: 'correct', target: 'c-ann', field: 'hp', value: hp }));
      }
      const old = { ...seat.auth, frame: n, version };
      expect((await new Client(url, old).ready()).welcome?.whole.n).toBe(n + 29);
    });

    it('finds the question open that was asked', async () => {
      const { gm, ann, seat } = await startFight(url);
      await ann.did(strike('c-ann', 'e-rat'));
      await gm.did(answer('g1', 'e-rat', false));
      await gm.did(strike('e-rat', 'c-ann'));
      ann.close();
      const back = await new Client(url, seat.auth).ready();
      expect(back.view.fight?.question).toMatchObject({ id: 'q1', asks: { 'c-ann': {} } });
      await back.did(answer('q1', 'c-ann', true));
    });

    it('gets older entries by pages', async () => {
      const { ann } = await startFight(url);
      for (let i = 0; i < 5; i += 1) await ann.did({ type: 'say', text: `line ${i}` });
      const page = await ann.ask<HistoryAnswer>('history', { before: 4, count: 2 });
      expect(page).toEqual({
        ok: true,
        page: {
          from: 2,
          entries: [0, 1].map((i) => ({ k: 'said', by: 's1', name: 'Ann', text: `line ${i}` })),
          struck: [],
        },
      });
    });
  });

  describe('the GM', () => {
    it('kicks a person, whose token no longer works', async () => {
      const { gm, ann, seat } = await startFight(url);
      await gm.did({ type: 'kick', seat: 's1' });
      await ann.until(() => ann.bye);
      expect(ann.bye).toEqual({ code: 'kicked' });
      expect(await refusalOf(seat.auth)).toEqual({ code: 'bad_link' });
      await gm.until(() => gm.view.roster['c-ann']?.owner === 'gm');
      expect(gm.view.seats).toEqual({});
    });

    it('renews a link: the old one is dead, seats stay', async () => {
      const { created, gm, ann } = await startFight(url);
      const looker = await Client.enter(url, created.links.onlooker);
      for (const link of ['player', 'onlooker', 'gm'] as const) {
        const renewed = await gm.ask<RenewAnswer>('renew', { link });
        const path = renewed.ok ? renewed.link : '';
        expect((await request(url, '/api/enter', linkOf(path))).status).toBe(200);
        const old = await request(url, '/api/enter', linkOf(created.links[link]));
        expect(old).toMatchObject({ status: 403, body: BAD_LINK });
      }
      await looker.until(() => looker.bye);
      expect(looker.bye).toEqual({ code: 'bad_link' });
      await ann.did({ type: 'say', text: 'still here' });
      await gm.did({ type: 'say', text: 'me too' });
      expect(await ann.ask('renew', { link: 'gm' })).toEqual({
        ok: false,
        error: { code: 'gm_only' },
      });
    });

    it('looks through a player’s eyes, and nobody else does', async () => {
      const { gm, ann } = await startFight(url);
      const as = { role: 'seat', seat: 's1' };
      const look = (seen: object) => gm.ask<LookAnswer>('look', { as, ...seen });
      const first = await look({});
      expect(first).toMatchObject({ ok: true, whole: { view: ann.view } });
      const { version } = gm.welcome!;
      const frame = ann.received!.n;
      await gm.did({ type: 'say', text: 'hm' });
      await ann.until(() => ann.received!.n === frame + 1);
      expect(await look({ frame, version })).toEqual({ ok: true, frames: [ann.frames.at(-1)] });
      expect(await gm.ask('look', { as: { role: 'seat', seat: 's9' } })).toEqual({
        ok: false,
        error: { code: 'unknown_seat' },
      });
      expect(await ann.ask('look', { as: ONLOOKER })).toEqual({
        ok: false,
        error: { code: 'gm_only' },
      });
    });
  });

  describe('a question with a time', () => {
    it('takes its default once the time is over', async () => {
      const { created, gm, ann } = await startFight(url, 1);
      await ann.did(strike('c-ann', 'e-rat'));
      await gm.until(() => gm.view.fight?.question);
      expect(gm.received!.until! - gm.welcome!.now).toBeLessThan(10_000);
      await gm.until(() => gm.view.fight && !gm.view.fight.question);
      expect((await rowsOf(created.room)).at(-1)).toMatchObject({ commandId: null, seat: null });
    });
  });

  describe('leaving', () => {
    it('ends the connection; the seat stays', async () => {
      const { gm, ann, seat } = await startFight(url);
      expect(await ann.ask('leave', {})).toEqual({ ok: true });
      await gm.until(() => gm.presences.at(-1)?.seats.length === 0);
      await new Client(url, seat.auth).ready();
    });
  });

  describe('a fight that is over', () => {
    it('leaves sheets, and the seed that the dice can be checked with', async () => {
      const { gm, ann } = await startFight(url);
      const { commitment } = ann.view;
      expect(await ann.ask('rolls', {})).toMatchObject({ error: { code: 'fight_running' } });
      await ann.did(strike('c-ann', 'e-rat'));
      await gm.did(answer('g1', 'e-rat', false));
      await gm.did(inFight({ type: 'end' }));
      await gm.did(inFight({ type: 'finish' }));
      await ann.until(() => ann.view.disclosure);
      expect(Object.keys(ann.view.disclosure!)).toEqual(['party']);
      const { ok, ...rolls } = await ann.ask<Rolls>('rolls', {});
      expect(ok && rolls).toEqual({ fight: 1, party: [{ sides: 6, faces: facesIn(ann) }] });
      const seed = ann.view.disclosure!.party!;
      const claim = { stream: 'party', seed, commitment: commitment!.party } as const;
      expect(await verifyDice({ ...claim, rolls: rolls.party })).toEqual({ ok: true, dice: 2 });
      expect(await gm.ask<Rolls>('rolls', {})).toMatchObject({ gm: [{ sides: 6 }] });
      expect(hashOf(gm.view.disclosure!.gm!)).toBe(commitment!.gm);
      await gm.did({ type: 'prepare', enemies: [rat('e-two')] });
      await gm.did({ type: 'start' });
      await ann.until(() => ann.view.fight?.no === 2);
      expect(ann.view.commitment?.party).not.toBe(commitment!.party);
      expect(ann.view.roster['c-ann']?.sheet).toEqual(hero);
    });
  });
}
