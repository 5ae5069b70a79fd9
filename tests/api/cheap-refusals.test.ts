import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { db } from '@/lib/db/client';
import { createAd } from '../builders/ad';
import { askFrom } from '../builders/ask-from';
import { createMember } from '../builders/member';
import { openClients } from '../builders/servers/connections';
import { baseUrl } from '../builders/servers/http';

/* Answers that need no rendering come from the request hook, before Next. */

const visitor = '127.0.0.40';
const hook = 'x-page-cache';

const words = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '');

describe('missing addresses', () => {
  test.each([
    ['/ad/000000000000', 'Ad not found'],
    ['/ad/no-id', 'Ad not found'],
    ['/seller/nobody-at-all', 'It may have moved'],
    ['/seller/n', 'It may have moved'],
    ['/seller/nobody-at-all/0', 'It may have moved'],
    ['/browse/none/uk', 'It may have moved'],
    ['/browse/cars/atlantis', 'It may have moved'],
    ['/none/at/all', 'It may have moved'],
    ['/fonts/none.woff2', 'It may have moved'],
    ['/_next/static/none.js', 'It may have moved'],
    ['/login.rsc', 'It may have moved'],
    ['/help/none', 'It may have moved'],
  ])('%s answers 404 with a page that was rendered once', async (path, text) => {
    await askFrom(visitor, baseUrl + path);
    const again = await askFrom(visitor, baseUrl + path, { headers: { rsc: '1' } });
    expect([again.status, again.headers[hook]]).toEqual([404, 'HIT']);
    expect(words(again.text)).toContain(text);
    expect(again.text).toContain('<meta name="robots" content="noindex"/>');
    expect(again.headers['content-security-policy']).toContain("script-src 'self';");
  });

  test('an ad published under an address that was refused before is shown', async () => {
    const owner = await createMember();
    const ad = await createAd(owner, { columns: { moderation: 'held' } });
    expect((await askFrom(visitor, `${baseUrl}/ad/${ad._id}`)).status).toBe(404);
    await db.ad.update({ where: { id: ad._id }, data: { moderation: 'approved' } });
    await expect
      .poll(async () => (await askFrom(visitor, `${baseUrl}/ad/${ad._id}`)).status)
      .toBe(200);
  });
});

test.each([
  ['/browse/CARS/leeds', '/browse/cars/leeds'],
  ['/browse/cars', '/browse/cars/uk'],
  ['/search?max=200&min=', '/search?max=200'],
  ['/search?category=adult', '/adult'],
])('%s is redirected before it is rendered', async (path, location) => {
  const { status, headers, text } = await askFrom(visitor, baseUrl + path);
  expect([status, headers.location, text]).toEqual([308, location, '']);
  expect(headers[hook]).toBe('MISS');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('files are served as before', async () => {
  for (const path of ['/icon.svg', '/skyline.svg', '/manifest.webmanifest', '/robots.txt']) {
    expect([path, (await askFrom(visitor, baseUrl + path)).status]).toEqual([path, 200]);
  }
  const { text } = await askFrom(visitor, `${baseUrl}/search`);
  const files = text.match(/\/(?:islands|styles|fonts)\/[^"]+/g) ?? [];
  expect(files.length).toBeGreaterThan(1);
  for (const path of files) {
    expect([path, (await askFrom(visitor, baseUrl + path)).status]).toEqual([path, 200]);
  }
});

test("the API's description is built once, and not sent again to clients that have it", async () => {
  const first = await askFrom(visitor, `${baseUrl}/api/openapi.json`);
  expect(first.headers['cache-control']).toBe('public, max-age=3600');
  const etag = String(first.headers.etag);
  const again = await askFrom(visitor, `${baseUrl}/api/openapi.json`, {
    headers: { 'if-none-match': etag },
  });
  expect([again.status, again.text, again.headers[hook]]).toEqual([304, '', 'HIT']);
});

test('a connection with 2,000 unanswered requests is closed, and the site stays responsive', async () => {
  // Renders the page once, so that the first rendering is not measured.
  await askFrom(visitor, `${baseUrl}/`);
  const { port } = new URL(baseUrl);
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: '127.0.0.41' });
  await once(socket, 'connect');
  // Unread data makes the connection end with a reset.
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.resume();
  const request = (number: number) =>
    `GET /ad/${String(number).padStart(12, '0')} HTTP/1.1\r\nHost: x\r\n\r\n`;
  socket.write(Array.from({ length: 2_000 }, (_, number) => request(number)).join(''));
  await closed;
  const { status, ms } = await askFrom(visitor, `${baseUrl}/`);
  expect(status).toBe(200);
  expect(ms).toBeLessThan(500);
});

test('an IP address with too many pages gets 429 or 503, never 500, and others are not affected', async () => {
  const paths = Array.from({ length: 118 }, (_, number) => `/search?min=${number + 1}&max=777777`);
  const hostile = await whileSearchesWait(() => {
    const answers = paths.map((path) => askFrom('127.0.0.42', baseUrl + path));
    return { first: Promise.race(answers), answers };
  });
  const seen = [];
  for (let round = 0; round < 5; round += 1) {
    seen.push(await askFrom('127.0.0.43', `${baseUrl}/`));
    seen.push(await askFrom('127.0.0.43', `${baseUrl}/search?min=${round + 1}&max=888888`));
  }
  expect(seen.map(({ status }) => status)).toEqual(seen.map(() => 200));
  const answers = await Promise.all(hostile.answers);
  const statuses = new Set(answers.map(({ status }) => status));
  expect([...statuses].filter((status) => ![200, 503].includes(status))).toEqual([]);
  const busy = answers.find(({ status }) => status === 503);
  expect(busy?.headers['retry-after']).toBe('5');
  expect(busy?.text).toContain('The site is busy');
});

/** Locks the table of ads until the first answer, so that the other requests queue at any machine speed. */
async function whileSearchesWait<T extends { first: Promise<unknown> }>(
  start: () => T,
): Promise<T> {
  const [client] = await openClients(1);
  await client?.query('BEGIN');
  await client?.query('LOCK TABLE "Ad" IN ACCESS EXCLUSIVE MODE');
  const started = start();
  await started.first;
  await client?.query('ROLLBACK');
  return started;
}
