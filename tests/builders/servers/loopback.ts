import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export type Received = {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
  raw: Buffer;
};

type Answer = (response: ServerResponse, request: Received) => void;

export const answer =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

/** Never answers, so the caller has to time out. */
export const silence: Answer = () => {};

export const hangUp: Answer = (response) => response.destroy();

/** A stand-in for a provider: gives its answers in order, then repeats the last one. */
export async function loopback(...answers: Answer[]) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const raw = Buffer.concat(chunks);
    const { method, url: path, headers } = request;
    const entry = { method, path, headers, body: raw.toString('utf8'), raw };
    received.push(entry);
    (answers.length > 1 ? answers.shift() : answers[0])?.(response, entry);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

export async function deadAddress(): Promise<string> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return `http://127.0.0.1:${port}`;
}
