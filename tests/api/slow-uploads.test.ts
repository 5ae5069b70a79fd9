import { connect } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { dataUrl, makeJpeg } from '../builders/image';
import { registerByApi } from '../builders/registration';
import { baseUrl, request } from '../builders/servers/http';

/* Slow request bodies over real sockets. */

let slow: { token: string };
let other: { token: string };
let image: string;

beforeAll(async () => {
  [slow, other] = [await registerByApi(), await registerByApi()];
  image = dataUrl(await makeJpeg());
});

type End = { status: number; isClosed: boolean; ms: number };

/** Sends `first` bytes of an 8 MB body, then one byte a second until the server answers. */
function uploadSlowly(token: string, first: number): Promise<End> {
  const { host, port } = new URL(baseUrl);
  const begun = performance.now();
  const socket = connect(Number(port), '127.0.0.1');
  const head = [
    'POST /api/upload/image HTTP/1.1',
    `Host: ${host}`,
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    'Content-Length: 8000000',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${'a'.repeat(first)}`);
  const timer = setInterval(() => socket.write('a'), 1000);
  let received = '';
  let ms = 0;
  return new Promise((resolve) => {
    socket.on('data', (bytes) => {
      ms ||= performance.now() - begun;
      received += bytes;
    });
    // Writes fail after the server has closed the connection.
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearInterval(timer);
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(received)?.[1]), isClosed: true, ms });
    });
    socket.once('end', () => socket.end());
  });
}

const upload = async ({ token }: { token: string }) => {
  const begun = performance.now();
  const { status } = await request('POST', '/api/upload/image', { body: { image }, token });
  return { status, ms: performance.now() - begun };
};

test('a slow body is refused with 408, and delays only its own account', async () => {
  // The first bytes of the second upload allow it four seconds, at the minimum of 8 KB a second.
  const slowOnes = [uploadSlowly(slow.token, 1), uploadSlowly(slow.token, 32 * 1024)];
  await new Promise((resolve) => setTimeout(resolve, 500));
  const third = upload(slow);
  const beside = await upload(other);
  expect(beside.status).toBe(201);
  expect(beside.ms).toBeLessThan(5_000);

  const [first, second] = await Promise.all(slowOnes);
  expect(first).toMatchObject({ status: 408, isClosed: true });
  expect(second).toMatchObject({ status: 408, isClosed: true });
  expect(first?.ms).toBeGreaterThan(9_000);
  expect(first?.ms).toBeLessThan(13_000);
  expect(second?.ms).toBeGreaterThan(13_000);
  expect(second?.ms).toBeLessThan(18_000);

  // It waited for one of the two concurrent uploads of its account.
  const { status, ms } = await third;
  expect(status).toBe(201);
  expect(ms).toBeGreaterThan(8_000);
}, 60_000);
