import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodyOf } from './refused';

/** Built files have a hash of their content in the name, and never change. */
const ASSETS = `${path.sep}assets${path.sep}`;

/** The web client: its files, and its one page for every address that is none of a file. */
export async function serveWeb(app: FastifyInstance, root: string): Promise<void> {
  const hasPage = existsSync(path.join(root, 'index.html'));
  if (hasPage) {
    await app.register(fastifyStatic, {
      root,
      cacheControl: false,
      setHeaders: (reply, file) => {
        const lasts = file.includes(ASSETS);
        reply.setHeader('cache-control', lasts ? 'max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (hasPage && isPage(request)) return reply.sendFile('index.html');
    return notFound(reply);
  });
}

function isPage({ method, url }: FastifyRequest): boolean {
  const [pathname = ''] = url.split('?');
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !pathname.startsWith('/api/') && path.extname(pathname) === '';
}

function notFound(reply: FastifyReply) {
  return reply.code(404).send(bodyOf({ code: 'not_found' }));
}
