/** Of a connection below Socket.IO, what matters here. */
interface RawConnection {
  readonly transport: object;
  on(event: 'packetCreate', listener: (packet: { data?: unknown }) => void): unknown;
  on(event: 'drain', listener: () => void): unknown;
  close(discard: true): void;
}

/** Characters that may wait for a client that is slow to read, besides those on their way. */
const MOST = 4 * 1024 * 1024;

/** Hangs up on a client that goes on asking but does not read: what waits for it fills the memory. */
export function limitBacklog(connection: RawConnection): void {
  let waiting = 0;
  connection.on('packetCreate', ({ data }) => {
    const size = typeof data === 'string' ? data.length : 0;
    if (waiting > 0 && waiting + size > MOST) cut(connection);
    else waiting += size;
  });
  connection.on('drain', () => (waiting = 0));
}

/** Without the farewell of WebSockets, which such a client would not read either. */
function cut(connection: RawConnection): void {
  const { socket } = connection.transport as { socket?: { terminate?(): void } };
  connection.close(true);
  socket?.terminate?.();
}
