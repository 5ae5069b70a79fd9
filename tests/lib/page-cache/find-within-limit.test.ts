import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askingAddress, rememberAsker, takeFromAsker } from '@/lib/page-cache/asking-address';
import { beforeRequests } from '@/lib/page-cache/before-requests';
import { findWithinLimit } from '@/lib/page-cache/find-within-limit';
import { limits } from '@/lib/rate-limit/limits';
import { parseSearch } from '@/lib/search/query/search-params';

const now = new Date();
const query = parseSearch(new URLSearchParams('category=cars'), { isAdult: false });

/** Says to whom it answers, and what a search of theirs comes to. */
const server = createServer(async (_, response) => {
  await new Promise(setImmediate);
  const found = await findWithinLimit(query, now);
  response.end(JSON.stringify([askingAddress(), typeof found === 'string' ? found : 'a page']));
});

beforeAll(async () => {
  beforeRequests([rememberAsker]);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

async function searchFrom(address: string) {
  const { port } = server.address() as AddressInfo;
  const headers = { 'x-forwarded-for': address };
  return (await fetch(`http://127.0.0.1:${port}`, { headers })).json();
}

test('each search that is made counts against whoever waits for it', async () => {
  for (let made = 0; made < limits.newSearches.max; made += 1) {
    expect(await searchFrom('198.51.100.7')).toEqual(['198.51.100.7', 'a page']);
  }
  expect(await searchFrom('198.51.100.7')).toEqual(['198.51.100.7', 'limited']);
  expect(await searchFrom('203.0.113.9')).toEqual(['203.0.113.9', 'a page']);
}, 60_000);

test('of two that are made at once each has its own asker', async () => {
  const addresses = Array.from({ length: 8 }, (_, index) => `192.0.2.${index}`);
  const answers = await Promise.all(addresses.map(searchFrom));
  expect(answers).toEqual(addresses.map((address) => [address, 'a page']));
});

test('what is made for nobody counts against nobody', async () => {
  expect(askingAddress()).toBeNull();
  for (let taken = 0; taken <= limits.codeCooldown.max; taken += 1) {
    expect(await takeFromAsker(limits.codeCooldown, now)).toBeUndefined();
  }
});
