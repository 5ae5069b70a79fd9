import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { interceptRequests } from '@/lib/request-hook/node-server';

let waiting: ServerResponse[] = [];
let undo: () => void;

const server = createServer((_, response) => {
  waiting.push(response);
});

beforeAll(async () => {
  undo = interceptRequests((_, __, next) => next());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  undo();
  server.close();
});

const request = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

async function open() {
  waiting = [];
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let isClosed = false;
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  socket.on('close', () => {
    isClosed = true;
  });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return { socket, isClosed: () => isClosed, received: () => received };
}

test('a connection with more than 20 unanswered requests is closed', async () => {
  const { socket, isClosed } = await open();
  socket.write(request.repeat(20));
  await vi.waitFor(() => expect(waiting).toHaveLength(20));
  expect(isClosed()).toBe(false);
  socket.write(request);
  await vi.waitFor(() => expect(isClosed()).toBe(true));
  expect(waiting).toHaveLength(20);
});

test('2,000 requests at once cause no more than 20 answers', async () => {
  const { socket, isClosed } = await open();
  socket.write(request.repeat(2_000));
  await vi.waitFor(() => expect(isClosed()).toBe(true));
  expect(waiting).toHaveLength(20);
});

test('a connection whose requests are answered may send more', async () => {
  const { socket, isClosed, received } = await open();
  for (let round = 1; round <= 5; round += 1) {
    socket.write(request.repeat(20));
    await vi.waitFor(() => expect(waiting).toHaveLength(20));
    for (const response of waiting.splice(0)) response.end('here');
    await vi.waitFor(() => expect(received().split('here')).toHaveLength(20 * round + 1));
  }
  expect(isClosed()).toBe(false);
  socket.destroy();
});

test("the hook sees the caller that the server's own hooks have appended, once", async () => {
  const program = `
    import { createServer } from 'node:http';
    import { forwardedFor, interceptRequests } from '${process.cwd()}/lib/request-hook/node-server.ts';
    interceptRequests((request, response) => response.end(forwardedFor(request)));
    const server = createServer();
    server.listen(0, '127.0.0.1', () => console.log(server.address().port));
  `;
  const child = spawn(process.execPath, [
    ...['--import', './scripts/serve/server-hooks.mjs'],
    ...['--input-type=module', '-e', program],
  ]);
  try {
    const [port] = await once(child.stdout, 'data');
    const url = `http://127.0.0.1:${String(port).trim()}/`;
    const forged = await fetch(url, { headers: { 'x-forwarded-for': '9.9.9.9' } });
    expect(await forged.text()).toBe('9.9.9.9, 127.0.0.1');
    expect(await (await fetch(url)).text()).toBe('127.0.0.1');
  } finally {
    child.kill();
  }
});
