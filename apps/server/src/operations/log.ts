import type { Writable } from 'node:stream';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';

/** Logs are JSON lines. They never hold an address of a page, a body, a header, a name or a token. */
export function loggerOptions(
  level: string,
  stream: Writable | undefined,
): FastifyServerOptions['logger'] {
  return {
    level,
    ...(stream ? { stream } : {}),
    serializers: {
      req: ({ method, routeOptions }) => ({ method, route: routeOptions?.url ?? '' }),
      err: (error: Error) => ({ type: error.name, message: '', stack: framesOf(error) }),
    },
  };
}

/** Where an error happened. Its message may quote what somebody wrote, and is left out. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n');
}

/** One line per request, by its route: the path itself may hold a room's id. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const ms = Math.round(reply.elapsedTime);
    app.log.info(
      { method, route: routeOptions.url ?? '', status: reply.statusCode, ms },
      'request',
    );
  });
}
