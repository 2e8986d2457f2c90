import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, type Store } from '../store/store';
import { linkOf } from '../testing/client';
import { keptOpen } from '../testing/kept-open';
import { startServer, type Running } from '../testing/server';
import { openRoom, request, sitDown } from '../testing/table';

const root = mkdtempSync(path.join(tmpdir(), 'ransen-web-'));
let store: Store;
let server: Running;
let url: string;

beforeAll(async () => {
  mkdirSync(path.join(root, 'assets'));
  writeFileSync(path.join(root, 'index.html'), '<!doctype html><title>page</title>');
  writeFileSync(path.join(root, 'assets', 'index-abc.js'), 'export {};');
  store = await openStore('memory:');
  server = await startServer({ store, env: { WEB_ROOT: root } });
  url = server.url;
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

describe('the web client', () => {
  it('is one page for every address that is none of a file', async () => {
    for (const address of ['/', '/r/AbC-_123', '/about?x=1']) {
      const page = await fetch(`${url}${address}`);
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('page')]);
      expect(page.headers.get('cache-control')).toBe('no-cache');
    }
  });

  it('keeps built files for ever, and has no others', async () => {
    const file = await fetch(`${url}/assets/index-abc.js`);
    expect(file.headers.get('cache-control')).toBe('max-age=31536000, immutable');
    for (const address of ['/assets/none.js', '/api/none', '/..%2f..%2fpackage.json']) {
      const answer = await request(url, address);
      expect(answer).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
    }
    expect((await fetch(`${url}/r/x`, { method: 'POST' })).status).toBe(404);
  });

  it('runs no script but its own, is framed by nobody and tells nobody where it is', async () => {
    const { headers } = await fetch(`${url}/r/x`);
    const policy = headers.get('content-security-policy') ?? '';
    const directives = Object.fromEntries(
      policy.split(';').map((text) => [text.split(' ')[0], text.split(' ').slice(1).join(' ')]),
    );
    expect(directives).toMatchObject({
      'default-src': "'none'",
      'script-src': "'self'",
      'connect-src': "'self'",
      'frame-ancestors': "'none'",
      'base-uri': "'none'",
    });
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('the rule systems', () => {
  it('are listed with their defaults', async () => {
    expect((await request(url, '/api/systems')).body).toEqual([
      { id: 'duel', name: { ja: '決闘', en: 'Duel' }, version: 1, options: { mercy: false } },
    ]);
  });

  it('give characters to everybody, enemies to GMs only', async () => {
    const created = await openRoom(url);
    const enemies = (token?: string) =>
      request(
        url,
        '/api/systems/duel/enemies',
        undefined,
        token ? { authorization: `Bearer ${token}` } : {},
      );
    expect((await request(url, '/api/systems/duel/characters')).body).toEqual([
      { id: 'aoi', sheet: { name: 'Aoi', hp: 30, grit: 1 } },
    ]);
    expect((await enemies(linkOf(created.links.gm).token)).body).toEqual([
      { id: 'rat', sheet: { name: 'Rat', hp: 9, grit: 2 } },
    ]);
    const seat = await sitDown(url, created, 'Ann');
    for (const token of [linkOf(created.links.player).token, seat.auth.token]) {
      expect(await enemies(token)).toMatchObject({ status: 403, body: refusal('gm_only') });
    }
    for (const token of [undefined, 'x', '../x']) {
      expect(await enemies(token)).toMatchObject({ status: 403, body: refusal('bad_link') });
    }
    const none = await request(url, '/api/systems/constructor/characters');
    expect(none).toMatchObject({ status: 404, body: refusal('unknown_system') });
  });
});

const refusal = (code: string) => ({ ok: false, error: { code } });

describe('operators', () => {
  it('see that it runs, and how much is going on', async () => {
    await sitDown(url, await openRoom(url), 'Ann');
    expect((await request(url, '/healthz')).body).toEqual({ ok: true });
    expect((await request(url, '/readyz')).body).toEqual({ ok: true });
    const { text } = await request(url, '/metrics');
    expect(text).toMatch(/^ransen_append_seconds_count [1-9]/m);
    expect(text).toMatch(/^ransen_rooms [1-9]/m);
    for (const line of text.trim().split('\n')) {
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]*"\})? [\d.e-]+)$/);
    }
  });

  it('alone read the counts: this machine, and others with the token', async () => {
    const METRICS_TOKEN = 'a token of operators';
    const server = await startServer({
      store: keptOpen(store),
      env: { TRUST_PROXY: '1', METRICS_TOKEN },
    });
    const ask = (headers: Record<string, string>) =>
      request(server.url, '/metrics', undefined, { 'x-forwarded-for': '203.0.113.9', ...headers });
    expect(await ask({})).toMatchObject({ status: 404, body: refusal('not_found') });
    expect(await ask({ authorization: 'Bearer wrong' })).toMatchObject({ status: 404 });
    expect(await ask({ authorization: `Bearer ${METRICS_TOKEN}` })).toMatchObject({ status: 200 });
    expect(await request(server.url, '/metrics')).toMatchObject({ status: 200 });
    await server.close();
  });

  it('see that the database does not answer', async () => {
    const broken = await startServer({
      store: keptOpen(store, { ping: () => Promise.reject(new Error('no')) }),
    });
    expect((await request(broken.url, '/healthz')).status).toBe(200);
    expect((await request(broken.url, '/readyz')).status).toBe(503);
    await broken.close();
  });

  it('get a description of all addresses', async () => {
    const { body } = await request<{ paths: Record<string, unknown> }>(url, '/api/openapi.json');
    expect(Object.keys(body.paths)).toContain('/api/rooms');
  });
});

describe('too many requests', () => {
  it('are refused by address', async () => {
    const small = await startServer({
      store: keptOpen(store),
      env: { REQUESTS_PER_MINUTE: '5', ROOMS_PER_MINUTE: '2' },
    });
    const made = { name: 'T', system: 'duel' };
    const open = async () => (await request(small.url, '/api/rooms', made)).status;
    expect([await open(), await open(), await open()]).toEqual([201, 201, 429]);
    const asks = Array.from({ length: 6 }, () => request(small.url, '/api/systems'));
    const refused = (await Promise.all(asks)).find(({ status }) => status === 429);
    expect(refused?.body).toEqual(refusal('rate_limited'));
    expect((await request(small.url, '/healthz')).status).toBe(200);
    await small.close();
  });
});
