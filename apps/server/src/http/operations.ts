import type { FastifyInstance } from 'fastify';
import { hashToken } from '../links/tokens';
import type { Metrics } from '../operations/metrics';
import type { Store } from '../store/store';
import { bodyOf, Refused } from './refused';

export interface OperationRoutes {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly metricsToken: string | undefined;
}

/** What operators ask: does the process run, does the database answer, how much is going on. */
export function operationRoutes(app: FastifyInstance, services: OperationRoutes): void {
  const { store, metrics, metricsToken } = services;
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

  // A count that moves while no frame comes would tell players that the GM does something.
  app.get('/metrics', { config }, ({ ip, headers }, reply) => {
    const isOperator = isLocal(ip) || (metricsToken && bears(headers, metricsToken));
    if (!isOperator) throw new Refused({ code: 'not_found' });
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.text());
  });
}

const isLocal = (ip: string): boolean => /^(::ffff:)?127\.|^::1$/.test(ip);

const bears = ({ authorization = '' }: { authorization?: string }, token: string): boolean =>
  hashToken(authorization) === hashToken(`Bearer ${token}`);
