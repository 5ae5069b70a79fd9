import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export type RawAnswer = { statuses: number[]; ms: number };

/** Reads until the server closes the connection or is silent for `silence` ms. */
export function sendRaw(
  url: string,
  text: string,
  { from = '127.0.0.1', silence = 10_000 } = {},
): Promise<RawAnswer> {
  const started = performance.now();
  return new Promise((resolve) => {
    const socket = open(url, from);
    let received = '';
    const statuses: number[] = [];
    socket.on('data', (bytes: Buffer) => {
      // Chunks may split a status line; bodies are dropped.
      received = received.slice(-12) + bytes.toString('latin1');
      const found = [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)];
      const last = found.at(-1);
      statuses.push(...found.map((match) => Number(match[1])));
      if (last) received = received.slice(last.index + last[0].length);
    });
    socket.setTimeout(silence, () => socket.destroy());
    socket.once('error', () => undefined);
    socket.once('close', () => resolve({ statuses, ms: performance.now() - started }));
    socket.write(text);
  });
}

/** Sends the head, then a byte every `interval` ms. Returns once it is answered or closed. */
export async function sendSlowly(
  url: string,
  head: string,
  { from, interval, most }: { from: string; interval: number; most: number },
): Promise<RawAnswer> {
  const started = performance.now();
  const socket = open(url, from);
  const ended = Promise.withResolvers<number[]>();
  socket.once('data', (bytes: Buffer) => {
    const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(bytes.toString('latin1')) ?? [];
    ended.resolve(status ? [Number(status)] : []);
  });
  socket.once('error', () => ended.resolve([]));
  socket.once('close', () => ended.resolve([]));
  const timer = setInterval(() => socket.write('a'), interval);
  socket.write(head);
  const late = delay(most, [] as number[], { ref: false });
  const statuses = await Promise.race([ended.promise, late]);
  clearInterval(timer);
  socket.destroy();
  return { statuses, ms: performance.now() - started };
}

function open(url: string, localAddress: string): Socket {
  return connect({ host: '127.0.0.1', port: Number(new URL(url).port), localAddress });
}

export const headOf = (url: string, line: string, fields: Record<string, string> = {}) =>
  [
    `${line} HTTP/1.1`,
    `Host: ${new URL(url).host}`,
    ...Object.entries(fields).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');
