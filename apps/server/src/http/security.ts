import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Refused } from './refused';

/** Headers of every answer, and how much one address may ask. */
export async function secure(app: FastifyInstance, requestsPerMinute: number): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        // Components set styles of single elements; no style sheet comes from elsewhere.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // A room's id is in the address of its page.
    referrerPolicy: { policy: 'no-referrer' },
    // Whether there is https is for whoever stands in front of this server to say.
    strictTransportSecurity: false,
  });
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    errorResponseBuilder: () => new Refused({ code: 'rate_limited' }),
  });
}
