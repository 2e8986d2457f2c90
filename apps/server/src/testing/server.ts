import type { AddressInfo } from 'node:net';
import { duel } from '@ransen/protocol/testing';
import { buildApp, type AppServices } from '../app';
import type { Catalog } from '../catalog';
import { readConfig } from '../config';
import { openStore, type Store } from '../store/store';

/** The duel alone: what is tested here holds for every system. */
export const DUELS: Catalog = {
  systems: [duel],
  starters: {
    duel: {
      characters: { aoi: { name: 'Aoi', hp: 30, grit: 1 } },
      enemies: { rat: { name: 'Rat', hp: 9, grit: 2 } },
    },
  },
};

const GENEROUS = {
  LOG_LEVEL: 'silent',
  REQUESTS_PER_MINUTE: '100000',
  ROOMS_PER_MINUTE: '100000',
  NODE_ENV: 'test',
};

export interface Running {
  readonly url: string;
  readonly store: Store;
  close(): Promise<void>;
}

export interface ServerOptions extends Partial<Omit<AppServices, 'config'>> {
  readonly env?: Readonly<Record<string, string>>;
}

/** A real server on a free port of this machine; without a store, on one of its own in memory. */
export async function startServer({ env, ...services }: ServerOptions = {}): Promise<Running> {
  const store = services.store ?? (await openStore('memory:'));
  const config = readConfig({ ...GENEROUS, ...env });
  const app = await buildApp({ catalog: DUELS, ...services, config, store });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, store, close: () => app.close() };
}
