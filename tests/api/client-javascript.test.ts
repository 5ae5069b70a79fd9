import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { createAd } from '../builders/ad';
import { createMember } from '../builders/member';
import { baseUrl } from '../builders/servers/http';

/*
 * What a page makes every visitor load and run: docs/decisions/017-client-javascript.md has the
 * figures behind these bounds. Bytes of all scripts together, each compressed by gzip -9.
 */
const publicPage = 85_000;
const formPage = 170_000;

let ad: string;

beforeAll(async () => {
  const seller = await createMember();
  ad = `/ad/${(await createAd(seller, { form: { phone: '07400 123456' } }))._id}`;
});

test.each([
  { name: 'the home page', path: () => '/', most: publicPage },
  { name: 'an ad', path: () => ad, most: publicPage },
  { name: 'the search', path: () => '/search?q=table', most: publicPage },
  { name: 'a browse page', path: () => '/browse/vehicles/uk', most: publicPage },
  { name: 'the help', path: () => '/help', most: publicPage },
  { name: 'the login', path: () => '/login', most: formPage },
  { name: 'the registration', path: () => '/register', most: formPage },
])('$name stays within its script budget', async ({ path, most }) => {
  const scripts = await scriptsOf(path());
  // An empty list means that the pattern no longer finds them.
  expect(scripts).not.toEqual([]);
  const sizes = await Promise.all(scripts.map(gzippedSize));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(most);
});

/** Without `nomodule` scripts, which only old browsers load. */
async function scriptsOf(path: string): Promise<string[]> {
  const html = await (await fetch(baseUrl + path)).text();
  const tags = html.match(/<script[^>]*\ssrc="[^"]+"[^>]*>/g) ?? [];
  const addresses = tags
    .filter((tag) => !/nomodule/i.test(tag))
    .flatMap((tag) => /\ssrc="([^"]+)"/.exec(tag)?.[1] ?? []);
  return [...new Set(addresses)];
}

async function gzippedSize(address: string): Promise<number> {
  const response = await fetch(baseUrl + address);
  expect(response.status).toBe(200);
  return gzipSync(await response.arrayBuffer(), { level: 9 }).length;
}
