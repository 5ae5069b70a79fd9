/* Connections that send a byte every two seconds, each from its own IP address. */
import { connect, type Socket } from 'node:net';
import { headOf } from '../drill/raw-socket.ts';

const interval = 2_000;
const pause = 500;

/** Half send a head, half a body. Closed connections are reopened until `close` is called. */
export function holdSlowly(url: string, count: number): { close: () => void } {
  const sockets = new Map<number, Socket>();
  let isClosed = false;
  const open = (index: number) => {
    if (isClosed) return;
    const { hostname: host, port } = new URL(url);
    const localAddress = `127.1.${Math.floor(index / 250)}.${(index % 250) + 1}`;
    const socket = connect({ host, port: Number(port), localAddress });
    sockets.set(index, socket);
    socket.resume();
    socket.once('error', () => undefined);
    socket.once('close', () => setTimeout(open, pause, index));
    socket.write(index % 2 === 0 ? unfinishedHead(url) : unfinishedBody(url));
  };
  for (let index = 0; index < count; index += 1) open(index);
  const timer = setInterval(() => {
    for (const socket of sockets.values()) if (socket.writable) socket.write('a');
  }, interval);
  return {
    close() {
      isClosed = true;
      clearInterval(timer);
      for (const socket of sockets.values()) socket.destroy();
    },
  };
}

const unfinishedHead = (url: string) => `${headOf(url, 'GET /').trimEnd()}\r\nx-slow: `;

const unfinishedBody = (url: string) =>
  headOf(url, 'POST /api/auth/send-code', {
    'content-type': 'application/json',
    'content-length': '900',
  });
