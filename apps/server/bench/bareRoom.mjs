// The server beside which the bench measures our live rooms: it passes on every message and stores nothing.
import { WebSocketServer } from 'ws';

const sockets = new Set();
const server = new WebSocketServer({
  host: '127.0.0.1',
  port: Number(process.env.PORT),
  perMessageDeflate: false,
});
server.on('connection', (socket) => {
  sockets.add(socket);
  socket.once('close', () => sockets.delete(socket));
  socket.on('message', (data, binary) => {
    for (const one of sockets) one.send(data, { binary });
  });
});
server.once('listening', () => process.stdout.write('STOA_READY {}\n'));
