import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createAd } from '../builders/ad';
import { askFrom } from '../builders/ask-from';
import { ask } from '../builders/conversation';
import { createMember, type Member } from '../builders/member';
import { request } from '../builders/servers/http';
import { type SecondSite, startSecondSite } from '../builders/servers/second-site';

/* Messages are sent through the first process; streams are open on the second. */

let second: SecondSite;
let seller: Member;

beforeAll(async () => {
  // Like `npm run serve`, whose hooks allow long streams.
  const hooks = `--import=${process.cwd()}/scripts/serve/server-hooks.mjs`;
  second = await startSecondSite(undefined, { env: { NODE_OPTIONS: hooks } });
  seller = await createMember();
}, 90_000);
afterAll(() => second?.close());

/** A new address, because the limit counts all calls of one. */
const localAddress = '127.0.0.77';

type Stream = { response: IncomingMessage; text: () => string; hasEnded: () => boolean };

function open({ token }: Pick<Member, 'token'>): Promise<Stream> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    get(
      `${second.url.replace('localhost', '127.0.0.1')}/api/messages/events`,
      { headers, agent: false, localAddress },
      (response) => {
        let text = '';
        let hasEnded = false;
        response.setEncoding('utf8').on('data', (piece) => {
          text += piece;
        });
        response.on('close', () => {
          hasEnded = true;
        });
        response.on('error', () => undefined);
        resolve({ response, text: () => text, hasEnded: () => hasEnded });
      },
    ).on('error', reject);
  });
}

const changesIn = (stream: Stream) =>
  [...stream.text().matchAll(/event: change\ndata: (.*)\n/g)].map(([, data = '']) =>
    JSON.parse(data),
  );

const residentMegabytes = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${second.pid}/status`, 'utf8'))?.[1]) / 1024;

test('a message reaches only the streams of its two people, also in another process', async () => {
  const [buyer, stranger] = [await createMember(), await createMember()];
  const { _id } = await createAd(seller);
  const streams = await Promise.all([seller, buyer, stranger].map(open));
  const [sellers, buyers, strangers] = streams as [Stream, Stream, Stream];
  await vi.waitFor(() => expect(strangers.text()).toContain('event: ready'), 10_000);
  const { conversationId } = await ask(buyer, _id, 'Is it still available?');
  for (const stream of [sellers, buyers]) {
    await vi.waitFor(
      () => expect(changesIn(stream)).toContainEqual({ conversation: conversationId }),
      5_000,
    );
  }
  await request('PUT', `/api/messages/${conversationId}/read`, {
    body: { upTo: 1 },
    token: seller.token,
  });
  await vi.waitFor(
    () => expect(changesIn(buyers).filter((change) => change !== null)).toHaveLength(2),
    5_000,
  );
  expect(changesIn(strangers).filter((change) => change !== null)).toEqual([]);
  for (const { response } of streams) response.destroy();
});

test('a ninth stream of one member is refused until one ends', async () => {
  const member = await createMember();
  const streams = await Promise.all(Array.from({ length: 8 }, () => open(member)));
  const refused = await open(member);
  expect(refused.response.statusCode).toBe(503);
  expect(refused.response.headers['retry-after']).toBe('60');
  streams[0]?.response.destroy();
  await vi.waitFor(async () => {
    const next = await open(member);
    streams.push(next);
    expect(next.response.statusCode).toBe(200);
  }, 5_000);
  for (const { response } of streams) response.destroy();
});

test('1,000 streams take less than 100 MB, and end when the server is stopped', async () => {
  const members = await Promise.all(Array.from({ length: 130 }, () => createMember()));
  const openAll = async (chosen: Member[]) => {
    const streams: Stream[] = [];
    for (const member of chosen) {
      streams.push(...(await Promise.all(Array.from({ length: 8 }, () => open(member)))));
    }
    return streams;
  };
  // Makes as many ordinary calls first, so that only the memory of open streams is measured.
  const warm = await openAll(members.slice(125));
  for (const { token } of members) {
    const calls = Array.from({ length: 8 }, () =>
      askFrom(localAddress, `${second.url}/api/messages/unread`, {
        headers: { authorization: `Bearer ${token}` },
      }),
    );
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(8).fill(200));
  }
  await delay(500);
  const before = residentMegabytes();
  const streams = await openAll(members.slice(0, 125));
  await vi.waitFor(
    () => expect(streams.filter((stream) => !stream.text().includes('event: ready'))).toEqual([]),
    10_000,
  );
  expect(streams).toHaveLength(1000);
  const growth = residentMegabytes() - before;
  console.info(`1,000 event streams: ${growth.toFixed(0)} MB more`);
  expect(growth).toBeLessThan(100);
  await second.stop();
  await vi.waitFor(
    () => expect([...warm, ...streams].filter((stream) => !stream.hasEnded())).toEqual([]),
    10_000,
  );
}, 120_000);
