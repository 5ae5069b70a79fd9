import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const faults = ['down', 'slow', 'lying'] as const;
export type Mode = 'works' | (typeof faults)[number];

export type Service = { url: string; set: (mode: Mode) => void; close: () => void };

/** "down" hangs up, "slow" never responds, "lying" responds 200 with garbage. */
export async function startService(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<Service> {
  let mode: Mode = 'works';
  const server = createServer((received, response) => {
    if (mode === 'down') return received.socket.destroy();
    if (mode === 'slow') return received.resume();
    if (mode === 'lying') {
      received.resume();
      return response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>');
    }
    answer(received, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set: (next) => {
      mode = next;
      server.closeAllConnections();
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export const passTo = (target: string) => (received: IncomingMessage, response: ServerResponse) => {
  const { port } = new URL(target);
  const { method, url, headers } = received;
  const sent = request({ host: '127.0.0.1', port, method, path: url, headers }, (answered) => {
    response.writeHead(answered.statusCode ?? 502, answered.headers);
    answered.pipe(response);
  });
  sent.once('error', () => response.destroy());
  received.pipe(sent);
};

export type Mails = {
  service: Service;
  /** Deliveries by address, with the idempotency key of each. */
  sent: Map<string, string[]>;
};

export async function startMails(): Promise<Mails> {
  const sent: Mails['sent'] = new Map();
  const service = await startService(async (received, response) => {
    if (received.method === 'GET') return answerJson({ data: [] })(received, response);
    const chunks: Buffer[] = [];
    for await (const chunk of received) chunks.push(chunk as Buffer);
    const { to }: { to: string | string[] } = JSON.parse(Buffer.concat(chunks).toString());
    const address = [to].flat().join();
    const key = String(received.headers['idempotency-key']);
    sent.set(address, [...(sent.get(address) ?? []), key]);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ id: key }));
  });
  return { service, sent };
}

export const answerJson =
  (body: unknown) => (received: IncomingMessage, response: ServerResponse) => {
    received.resume();
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

/** Payments: each order gets an intent, and nobody pays. */
export async function answerForCards(received: IncomingMessage, response: ServerResponse) {
  if (received.method !== 'POST' || received.url !== '/v1/payment_intents') {
    return answerJson({ object: 'balance' })(received, response);
  }
  const chunks: Buffer[] = [];
  for await (const chunk of received) chunks.push(chunk as Buffer);
  const order = new URLSearchParams(Buffer.concat(chunks).toString());
  const id = `pi_${randomUUID().replaceAll('-', '')}`;
  const intent = {
    object: 'payment_intent',
    id,
    client_secret: `${id}_secret_1`,
    status: 'requires_payment_method',
    amount: Number(order.get('amount')),
    currency: order.get('currency'),
    metadata: {
      purchaseId: order.get('metadata[purchaseId]'),
      userId: order.get('metadata[userId]'),
    },
  };
  answerJson(intent)(received, response);
}
