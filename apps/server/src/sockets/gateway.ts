import type { IncomingHttpHeaders, Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { MAX_MESSAGE_BYTES, type ServerMessages } from '@ransen/protocol';
import type { Refusal } from '@ransen/rules';
import { Server, type Socket } from 'socket.io';
import { bodyOf } from '../http/refused';
import type { Metrics } from '../operations/metrics';
import type { Guest } from '../rooms/audience';
import type { Rooms } from '../rooms/rooms';
import type { Store } from '../store/store';
import { admit, type Admitted } from './admission';
import { limitBacklog } from './backlog';
import { AddressCounts, AddressRates, TokenBucket } from './limits';
import { handlerOf } from './messages';

export interface GatewayServices {
  readonly rooms: Rooms;
  readonly store: Store;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly fault: (what: string, error: unknown) => void;
  readonly socketsPerAddress: number;
  readonly connectionsPerMinute: number;
  readonly messagesPerSecond: number;
  /** Behind one reverse proxy. */
  readonly trustProxy: boolean;
}

/** What a client sends is checked by its handler, not by types. */
type Incoming = Record<string, never>;
type Gateway = Server<Incoming, ServerMessages, Incoming, Admitted>;
type Connection = Socket<Incoming, ServerMessages, Incoming, Admitted>;

/** How many messages beyond the limit are refused before the connection ends. */
const PATIENCE = 100;

/** How long a connection may say nothing of who it is, in ms. */
const SILENCE = 10_000;

/** Longest wait for clients to hang up when the server closes, in ms. */
const FAREWELL = 1_000;

/** Opens the sockets; the function that comes back closes them. */
export function openGateway(http: HttpServer, services: GatewayServices): () => Promise<void> {
  const io: Gateway = new Server(http, {
    serveClient: false,
    maxHttpBufferSize: 2 * MAX_MESSAGE_BYTES,
    connectTimeout: SILENCE,
  });
  limitConnections(io, services);
  const lines = openLines(http);
  const { socketsPerAddress, connectionsPerMinute, now } = services;
  const addresses = new AddressCounts(socketsPerAddress);
  const rates = new AddressRates(connectionsPerMinute / 60, connectionsPerMinute, now);
  io.use((socket, next) => {
    void enter(socket, services, addresses, rates).then((refusal) =>
      next(refusal && failure(refusal)),
    );
  });
  io.on('connection', (socket) => void serve(socket, services));
  return () => close(io, lines);
}

/** Watches connections from the moment they are opened, before anybody says who they are. */
function limitConnections(io: Gateway, { socketsPerAddress, trustProxy }: GatewayServices): void {
  const addresses = new AddressCounts(2 * socketsPerAddress);
  io.engine.on('connection', (connection: Connection['conn']) => {
    const { request, remoteAddress } = connection;
    const address = addressOf(request.headers, remoteAddress, trustProxy);
    if (!addresses.enter(address)) return connection.close(true);
    connection.once('close', () => addresses.leave(address));
    limitBacklog(connection);
  });
}

/** The connections of WebSockets, which a closing HTTP server would wait for as long as they like. */
function openLines(http: HttpServer): ReadonlySet<Duplex> {
  const lines = new Set<Duplex>();
  http.on('upgrade', (_request, line: Duplex) => {
    lines.add(line);
    line.once('close', () => lines.delete(line));
  });
  return lines;
}

/** Closes the sockets, after what was said last has gone out to those who listen. */
async function close(io: Gateway, lines: ReadonlySet<Duplex>): Promise<void> {
  const limit = Date.now() + FAREWELL;
  while (io.engine.clientsCount + lines.size > 0 && Date.now() < limit) await setTimeout(10);
  for (const line of lines) line.destroy();
  await io.close();
}

/** Undefined if the socket may connect. */
async function enter(
  socket: Connection,
  { rooms, store, fault, trustProxy }: GatewayServices,
  addresses: AddressCounts,
  rates: AddressRates,
): Promise<Refusal | undefined> {
  if (rooms.isClosed) return { code: 'closing' };
  const { headers, address: caller } = socket.handshake;
  const address = addressOf(headers, caller, trustProxy);
  if (!rates.take(address) || !addresses.enter(address)) return { code: 'rate_limited' };
  socket.conn.once('close', () => addresses.leave(address));
  try {
    const admitted = await admit(store, socket.handshake.auth);
    if (!admitted.ok) return admitted.refusal;
    socket.data = admitted.value;
    return undefined;
  } catch (error) {
    fault('letting somebody in', error);
    return { code: 'internal' };
  }
}

function failure(refusal: Refusal): Error {
  return Object.assign(new Error(refusal.code), { data: refusal });
}

/** The proxy adds the address it was called from at the end. */
function addressOf(headers: IncomingHttpHeaders, caller: string, trustProxy: boolean): string {
  const forwarded = trustProxy ? headers['x-forwarded-for'] : undefined;
  return (
    String(forwarded ?? '')
      .split(',')
      .at(-1)
      ?.trim() || caller
  );
}

async function serve(socket: Connection, services: GatewayServices): Promise<void> {
  const { rooms, metrics, fault } = services;
  const { room, seen } = socket.data;
  const guest = guestOf(socket);
  metrics.add('ransen_sockets');
  socket.onAny((name: string, ...args: unknown[]) => receive(name, args));
  socket.on('disconnect', () => {
    metrics.add('ransen_sockets', -1);
    void rooms.use(room, async (actor) => actor.detach(guest)).catch(() => {});
  });
  const receive = receiver(guest, room, services);
  try {
    const refusal = await rooms.use(room, (actor) => actor.attach(guest, seen));
    if (refusal) guest.end(refusal);
    else if (!socket.connected) await rooms.use(room, async (actor) => actor.detach(guest));
  } catch (error) {
    fault('letting somebody in', error);
    guest.end({ code: 'internal' });
  }
}

function guestOf(socket: Connection): Guest {
  const { viewer, hash } = socket.data;
  return {
    viewer,
    hash,
    send: (name, ...message) => void socket.emit(name, ...message),
    end(why) {
      if (why) socket.emit('bye', why);
      socket.disconnect(true);
    },
  };
}

/** What is done with a message: too many are refused, then no longer listened to. */
function receiver(guest: Guest, room: string, services: GatewayServices) {
  const { rooms, now, fault, messagesPerSecond } = services;
  const bucket = new TokenBucket(messagesPerSecond, 3 * messagesPerSecond, now);
  let patience = PATIENCE;
  return (name: string, args: unknown[]): void => {
    const answer = answerOf(args);
    const handler = handlerOf(name);
    if (!bucket.take()) {
      answer(bodyOf({ code: 'rate_limited' }));
      patience -= 1;
      if (patience === 0) guest.end({ code: 'rate_limited' });
    } else if (!handler || args.length > 2) {
      answer(bodyOf({ code: 'bad_request' }));
    } else {
      rooms
        .use(room, (actor) => handler(actor, guest, args[0], answer))
        .catch((error: unknown) => {
          fault('answering a message', error);
          answer(bodyOf({ code: 'internal' }));
        });
    }
  };
}

/** The function that takes the answer, if the client waits for one. */
function answerOf(args: unknown[]): (answer: unknown) => void {
  const last = args.at(-1);
  return typeof last === 'function' ? (last as (answer: unknown) => void) : () => {};
}
