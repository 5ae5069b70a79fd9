import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { db } from '@/lib/db/client';
import { tryPort } from '@/scripts/postgres/postgres';
import { type Replicated, startReplicated } from '@/scripts/postgres/replica';
import { validAdForm } from '../builders/ad';
import { createMember, type Member } from '../builders/member';
import { cookieOf } from '../builders/servers/http';
import { type SecondSite, startSecondSite } from '../builders/servers/second-site';

/* A server on a primary and a replica that is 700 ms behind. */

const lag = 700;

const folder = mkdtempSync(join(tmpdir(), 'replica-'));
let both: Replicated;
let site: SecondSite;
let metricsUrl: string;
let owner: Member;

beforeAll(async () => {
  both = await startReplicated(folder, { isMigrated: true });
  // Opens the builders' own connection.
  process.env.DATABASE_URL = both.primaryUrl;
  owner = await createMember();
  await both.caughtUp();
  await both.delay(lag);
  const port = String(await tryPort(0));
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  const env = { DATABASE_REPLICA_URL: both.replicaUrl, METRICS_PORT: port };
  site = await startSecondSite(both.primaryUrl, { env });
  await vi.waitUntil(async () => (await ready()).replica === 'ok', { timeout: 20_000 });
  // Pages are read from the replica only once its state is newer than the connection for changes.
  await delay(2 * lag);
}, 120_000);
afterAll(async () => {
  await site?.close();
  await db.$disconnect();
  await both?.close();
  rmSync(folder, { recursive: true });
}, 60_000);

const ready = async () => (await fetch(`${site.url}/api/ready`)).json();

async function read(path: string, cookie = '') {
  const reply = await fetch(site.url + path, { headers: { cookie }, redirect: 'manual' });
  return { status: reply.status, html: await reply.text() };
}

async function call(method: string, path: string, body: unknown) {
  const reply = await fetch(site.url + path, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${owner.token}` },
    body: JSON.stringify(body),
  });
  const data = await reply.json();
  expect(reply.status, JSON.stringify(data)).toBeLessThan(300);
  return { id: data._id as string, cookie: cookieOf(reply.headers) };
}

async function readsOfReplica(): Promise<number> {
  const text = await (await fetch(metricsUrl)).text();
  const pattern = /townboard_db_statement_duration_seconds_count\{pool="replica"\} (\d+)/;
  return Number(pattern.exec(text)?.[1] ?? 0);
}

describe('with a replica that is 700 ms behind', () => {
  test('pages and searches read from it', async () => {
    for (const path of ['/browse/home/uk', '/search?q=table', '/sitemap.xml']) {
      const before = await readsOfReplica();
      expect((await read(path)).status, path).toBe(200);
      expect(await readsOfReplica(), path).toBeGreaterThan(before);
    }
  });

  test("a new ad is visible to everybody at once, in its lists too, and in its owner's searches", async () => {
    for (const path of ['/', '/browse/all/uk']) await read(path);
    const { id, cookie } = await call('POST', '/api/ads', validAdForm());
    const word = 'sideboard';
    const second = await call(
      'POST',
      '/api/ads',
      validAdForm('goods', { title: `Oak ${word} with two doors` }),
    );
    expect(second.cookie).toMatch(/^recent-write=\d+\./);
    expect((await read(`/ad/${id}`)).status).toBe(200);
    expect((await read(`/ad/${second.id}`)).status).toBe(200);
    const search = `/search?q=${word}`;
    expect((await read(search, cookie)).html).toContain(second.id);
    // A busy list is rendered again after 0.4 s.
    await vi.waitFor(
      async () => {
        for (const path of ['/', '/browse/all/uk']) {
          expect((await read(path)).html, path).toContain(second.id);
        }
      },
      { timeout: 600, interval: 50 },
    );
    await vi.waitFor(async () => expect((await read(search)).html).toContain(second.id), {
      timeout: 4000,
    });
  });

  test('an edited ad is never shown in its old form after the reply to the edit', async () => {
    const { id } = await call('POST', '/api/ads', validAdForm());
    for (let number = 1; number <= 5; number += 1) {
      const title = `Walnut table, offer number ${number}`;
      await call('PUT', `/api/ads/${id}`, validAdForm('goods', { title }));
      for (const end = performance.now() + lag + 400; performance.now() < end; await delay(60)) {
        expect((await read(`/ad/${id}`)).html).toContain(title);
      }
    }
  }, 30_000);

  test('a disabled ad disappears at once', async () => {
    const { id } = await call('POST', '/api/ads', validAdForm());
    await delay(lag + 500);
    expect((await read(`/ad/${id}`)).status).toBe(200);
    await call('PATCH', `/api/ads/${id}/toggle-active`, {});
    for (const end = performance.now() + lag + 400; performance.now() < end; await delay(60)) {
      expect((await read(`/ad/${id}`)).status).toBe(404);
    }
  });
});

test('a replica that is too far behind, or down, is not read', async () => {
  await both.delay(60_000);
  const { id } = await call('POST', '/api/ads', validAdForm());
  await vi.waitUntil(async () => (await ready()).replica === 'behind', { timeout: 12_000 });
  const before = await readsOfReplica();
  expect((await read('/search?q=chairs')).html).toContain(id);
  expect(await readsOfReplica()).toBe(before);
  await both.delay(0);
  await vi.waitUntil(async () => (await ready()).replica === 'ok', { timeout: 12_000 });
  await both.replica.stop();
  const statuses: number[] = [];
  for (let number = 0; number < 10; number += 1) {
    statuses.push((await read(`/search?q=chairs${number}`)).status);
  }
  expect(statuses).toEqual(statuses.map(() => 200));
  expect(await ready()).toMatchObject({ ready: true, replica: 'behind' });
}, 60_000);
