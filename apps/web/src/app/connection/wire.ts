import { io, type Socket } from 'socket.io-client';
import type { Auth, ClientMessages, ServerMessages } from '@ransen/protocol';
import type { Refusal } from '@ransen/rules';

/** What the connection needs of a socket; events of the socket itself beside the server's messages. */
export interface Wire {
  on<Name extends keyof WireEvents>(name: Name, handler: WireEvents[Name]): unknown;
  emit<Name extends keyof ClientMessages>(
    name: Name,
    ...message: Parameters<ClientMessages[Name]>
  ): unknown;
  connect(): unknown;
  disconnect(): unknown;
}

export interface WireEvents extends ServerMessages {
  disconnect: (reason: string) => void;
  connect_error: (error: Error & { data?: Refusal }) => void;
}

export type OpenWire = (auth: () => Auth) => Wire;

/** Socket.IO on the same origin. It finds its way back after a break; `auth` is asked each time. */
export const openSocket: OpenWire = (auth) => {
  const socket: Socket<ServerMessages, ClientMessages> = io({
    auth: (give) => give(auth()),
    reconnectionDelay: 300,
    reconnectionDelayMax: 5_000,
    autoConnect: false,
  });
  return socket as unknown as Wire;
};
