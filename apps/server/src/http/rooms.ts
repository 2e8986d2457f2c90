import {
  createRoomSchema,
  enterSchema,
  joinSchema,
  linkPath,
  type Entered,
  type Joined,
  type RoomCreated,
} from '@ransen/protocol';
import { sitDown } from '@ransen/rules';
import type { FastifyInstance } from 'fastify';
import { systemIn, type Catalog } from '../catalog';
import { hashToken, joinToken, type Secrets } from '../links/tokens';
import type { RoomActor } from '../rooms/room-actor';
import type { Rooms } from '../rooms/rooms';
import type { Store } from '../store/store';
import { read, Refused, taken } from './refused';

export interface RoomRoutes {
  readonly catalog: Catalog;
  readonly rooms: Rooms;
  readonly store: Store;
  readonly secrets: Secrets;
  readonly roomsPerMinute: number;
}

/** Opening a room, looking where a link leads, and sitting down. */
export function roomRoutes(app: FastifyInstance, services: RoomRoutes): void {
  const { catalog, rooms, secrets, roomsPerMinute } = services;
  const rateLimit = { max: roomsPerMinute, timeWindow: '1 minute' };

  app.post('/api/rooms', { config: { rateLimit } }, async ({ body }, reply) => {
    const { system: id, ...made } = read(createRoomSchema, body);
    const system = systemIn(catalog, id);
    if (!system) throw new Refused({ code: 'unknown_system' });
    const { room, tokens } = taken(await rooms.create(system, made));
    const links = {
      gm: linkPath(room, tokens.gm),
      player: linkPath(room, tokens.player),
      onlooker: linkPath(room, tokens.onlooker),
    };
    return reply.code(201).send({ room, links } satisfies RoomCreated);
  });

  app.post('/api/enter', async ({ body }): Promise<Entered> => {
    const { room: id, token } = read(enterSchema, body);
    const { room, key } = await inRoom(services, id, token, (actor) =>
      actor.enter(hashToken(token)),
    );
    if (!key) throw new Refused({ code: 'bad_link' });
    if (key.kind === 'player') taken(sitDown(room, 'newcomer'));
    const { name, system } = room;
    return { role: key.kind, ...(key.seat ? { seat: key.seat } : {}), name, system };
  });

  app.post('/api/join', async ({ body }): Promise<Joined> => {
    const { room, token: link, name, id } = read(joinSchema, body);
    const token = id === undefined ? secrets.token() : joinToken(link, id);
    const joined = await inRoom(services, room, link, (actor) => actor.join(link, name, token));
    return { ...taken(joined), token };
  });
}

/** Works with the room that the token opens. A room and a token that do not match are one answer. */
async function inRoom<T>(
  { rooms, store }: RoomRoutes,
  room: string,
  token: string,
  work: (actor: RoomActor) => Promise<T>,
): Promise<T> {
  const link = await store.link(hashToken(token));
  const result = link?.room === room ? await rooms.use(room, work) : null;
  if (result === null) throw new Refused({ code: 'bad_link' });
  return result;
}
