import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

const sslRequest = 80877103;
const startup = 196608;

/** Refuses every connection, as while starting, or every statement, as with a full disk. */
export async function startRefusingDatabase() {
  const refusal = { code: '57P03', message: 'the database system is starting up', at: 'startup' };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    let isOpen = false;
    let rest = Buffer.alloc(0);
    socket.on('data', (bytes) => {
      rest = Buffer.concat([rest, bytes]);
      for (;;) {
        // Only the first messages have no type.
        const head = isOpen ? 1 : 0;
        const size = rest.length >= head + 4 ? head + rest.readInt32BE(head) : Infinity;
        if (rest.length < size) return;
        const type = isOpen ? rest.toString('latin1', 0, 1) : String(rest.readInt32BE(4));
        rest = rest.subarray(size);
        if (type === String(sslRequest)) socket.write('N');
        if (type === String(startup)) {
          if (refusal.at === 'startup') return socket.end(errorResponse('FATAL', refusal));
          isOpen = true;
          socket.write(Buffer.concat([message('R', Buffer.alloc(4)), ready]));
        }
        if (type === 'Q' || type === 'P') socket.write(errorResponse('ERROR', refusal));
        if (type === 'Q' || type === 'S') socket.write(ready);
        if (type === 'X') socket.end();
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgresql://nobody@127.0.0.1:${port}/none`,
    /** Closes open connections, so that the next statement meets the new answer. */
    refuse(next: typeof refusal) {
      Object.assign(refusal, next);
      for (const socket of sockets) socket.destroy();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type, 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const ready = message('Z', Buffer.from('I'));

const errorResponse = (severity: string, refusal: { code: string; message: string }) =>
  message(
    'E',
    Buffer.from(`S${severity}\0V${severity}\0C${refusal.code}\0M${refusal.message}\0\0`),
  );
