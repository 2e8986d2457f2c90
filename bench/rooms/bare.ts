/** Bare Socket.IO: a message of one socket goes to all of its room, with an answer. Nothing else. */
import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { announce } from './announce';

const http = createServer();
const io = new Server(http);
io.on('connection', (socket) => {
  const room = String(socket.handshake.auth.room);
  void socket.join(room);
  socket.on('do', (message: unknown, answer: (ack: unknown) => void) => {
    answer({ ok: true });
    io.to(room).emit('frame', message);
  });
});
http.listen(0, '127.0.0.1', () => announce(http));
process.on('SIGTERM', () => {
  io.disconnectSockets(true);
  void io.close().then(() => process.exit(0));
});
