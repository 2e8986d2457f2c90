import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../operations/metrics';
import type { Store } from '../store/store';
import { bodyOf } from './refused';

/** What operators ask: does the process run, does the database answer, how much is going on. */
export function operationRoutes(app: FastifyInstance, store: Store, metrics: Metrics): void {
  const config = { rateLimit: false };

  app.get('/healthz', { config }, () => ({ ok: true }));

  app.get('/readyz', { config }, async (_request, reply) => {
    try {
      await store.ping();
      return { ok: true };
    } catch {
      return reply.code(503).send(bodyOf({ code: 'closing' }));
    }
  });

  app.get('/metrics', { config }, (_request, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.text()),
  );
}
