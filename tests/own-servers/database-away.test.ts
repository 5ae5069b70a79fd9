import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createAd } from '../builders/ad';
import { createMember } from '../builders/member';
import { startForwarder } from '../builders/servers/forwarder';
import { type SecondSite, startSecondSite } from '../builders/servers/second-site';

/* A site that loses its database while people read pages. */

let way: Awaited<ReturnType<typeof startForwarder>>;
let site: SecondSite;

beforeAll(async () => {
  const url = new URL(process.env.DATABASE_URL ?? '');
  way = await startForwarder({ host: url.hostname, port: Number(url.port) });
  url.hostname = '127.0.0.1';
  url.port = String(way.port);
  site = await startSecondSite(url.href);
}, 90_000);
afterAll(async () => {
  await site?.close();
  way?.close();
});

const read = async (path: string, headers: Record<string, string> = {}) => {
  const reply = await fetch(site.url + path, { headers });
  const text = await reply.text();
  return { status: reply.status, text, headers: reply.headers };
};
const cacheOf = async (path: string) => (await read(path)).headers.get('x-page-cache');

test('visitors can read cached pages until the database is back', async () => {
  const { _id: id } = await createAd(await createMember());
  const paths = [`/ad/${id}`, '/browse/all/uk'];
  // Once a page lives longer than a second, the process is receiving changes.
  await vi.waitFor(
    async () => {
      await read('/browse/all/uk');
      await delay(1000);
      expect(await cacheOf('/browse/all/uk')).toBe('HIT');
    },
    { timeout: 20_000 },
  );
  for (const path of paths) expect((await read(path)).status).toBe(200);
  way.cut();
  // Without a connection for changes, lists live for a second.
  await delay(1500);
  for (const path of paths) {
    const { status, headers } = await read(path);
    expect([path, status, headers.get('x-page-cache')]).toEqual([path, 200, 'STALE']);
    expect(headers.get('cache-control')).toBe('no-store');
  }
  const member = await read(paths[0] ?? '', { cookie: 'session=mine' });
  expect([member.status, member.headers.get('retry-after')]).toEqual([503, '5']);
  expect(member.text).toContain('The site is busy');
  expect((await read('/search?q=sofa')).status).toBe(503);
  way.repair();
  await vi.waitFor(
    async () => {
      for (const path of paths) expect(await cacheOf(path)).not.toBe('STALE');
      expect((await read('/search?q=sofa')).status).toBe(200);
    },
    { timeout: 10_000, interval: 500 },
  );
}, 60_000);
