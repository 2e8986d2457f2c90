import type { Starters, Systems } from '@ransen/protocol';
import type { StarterSheets } from '@ransen/rules/starters';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { systemIn, type Catalog } from '../catalog';
import { hashToken } from '../links/tokens';
import type { Store } from '../store/store';
import { Refused } from './refused';

interface OfSystem {
  Params: { id: string };
}

/** Which rule systems there are, and sheets to start from. */
export function systemRoutes(app: FastifyInstance, catalog: Catalog, store: Store): void {
  app.get('/api/systems', (): Systems =>
    catalog.systems.map(({ id, name, version, schemas }) => ({
      id,
      name,
      version,
      options: schemas.options.parse({}),
    })),
  );

  app.get<OfSystem>('/api/systems/:id/characters', ({ params }) =>
    startersOf(catalog, 'characters', params.id),
  );

  app.get<OfSystem>('/api/systems/:id/enemies', async (request) => {
    await onlyGm(store, request);
    return startersOf(catalog, 'enemies', request.params.id);
  });
}

function startersOf(catalog: Catalog, kind: keyof StarterSheets, id: string): Starters {
  if (!systemIn(catalog, id)) throw new Refused({ code: 'unknown_system' });
  const sheets = Object.entries(catalog.starters[id]?.[kind] ?? {}) as [
    string,
    Starters[number]['sheet'],
  ][];
  return sheets.map(([id, sheet]) => ({ id, sheet }));
}

async function onlyGm(store: Store, { headers }: FastifyRequest): Promise<void> {
  const token = /^Bearer ([\w-]{1,128})$/.exec(headers.authorization ?? '')?.[1];
  const link = token === undefined ? null : await store.link(hashToken(token));
  if (!link) throw new Refused({ code: 'bad_link' });
  if (link.kind !== 'gm') throw new Refused({ code: 'gm_only' });
}
