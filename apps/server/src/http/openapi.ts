import * as protocol from '@ransen/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const ROUTES = [
  ['post', '/api/rooms', 'Opens a room', protocol.createRoomSchema, protocol.roomCreatedSchema],
  ['post', '/api/enter', 'What a link opens', protocol.enterSchema, protocol.enteredSchema],
  ['post', '/api/join', 'Sits down', protocol.joinSchema, protocol.joinedSchema],
  ['get', '/api/systems', 'The rule systems', null, protocol.systemsSchema],
  [
    'get',
    '/api/systems/{id}/characters',
    'Characters to start from',
    null,
    protocol.startersSchema,
  ],
  ['get', '/api/systems/{id}/enemies', 'Enemies to start from', null, protocol.startersSchema],
] as const;

const schema = (type: z.ZodType) => ({
  'application/json': { schema: z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) },
});

function operation([method, path, summary, body, answer]: (typeof ROUTES)[number]) {
  return {
    summary,
    ...(path.includes('{id}')
      ? { parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }] }
      : {}),
    ...(path.endsWith('enemies') ? { security: [{ gm: [] }] } : {}),
    ...(body ? { requestBody: { required: true, content: schema(body) } } : {}),
    responses: {
      [path === '/api/rooms' ? 201 : 200]: { description: 'Done', content: schema(answer) },
      default: { description: 'Refused', content: schema(protocol.refusedSchema) },
    },
    operationId: `${method}${path.replace(/\W+(\w)/g, (_, first: string) => first.toUpperCase())}`,
  };
}

/** The HTTP side of the protocol as an OpenAPI document. */
export function openApi(version: string): object {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of ROUTES) paths[route[1]] = { [route[0]]: operation(route) };
  return {
    openapi: '3.1.0',
    info: { title: 'Ransen', version },
    paths,
    components: { securitySchemes: { gm: { type: 'http', scheme: 'bearer' } } },
  };
}

export function openApiRoute(app: FastifyInstance, version: string): void {
  const document = openApi(version);
  app.get('/api/openapi.json', () => document);
}
