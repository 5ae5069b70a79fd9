import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { slugsIn } from '@/lib/catalogue/shown-lines';
import { db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { createAd, validAdForm } from '../builders/ad';
import { createMember, giveVerifiedPhone, type Member, testPhone } from '../builders/member';
import { request } from '../builders/servers/http';
import { type SecondSite, startSecondSite } from '../builders/servers/second-site';
import { createStaff } from '../builders/staff';

/*
 * Two server processes on one database. After a change through the first, or only in the database, the
 * cached pages of the second must be up to date within a second.
 */

let second: SecondSite;
let owner: Member;

beforeAll(async () => {
  second = await startSecondSite();
  owner = await createMember();
}, 90_000);
afterAll(() => second?.close());

async function read(path: string) {
  const response = await fetch(second.url + path, { redirect: 'manual' });
  const html = await response.text();
  const cache = response.headers.get('x-page-cache');
  return { status: response.status, html, cache };
}

type Page = Awaited<ReturnType<typeof read>>;

/** Waits until a page is up to date, for at most a second. */
async function becomes(path: string, isRight: (page: Page) => boolean): Promise<void> {
  for (const begun = performance.now(); ; await delay(40)) {
    const isLast = performance.now() - begun > 1000;
    const page = await read(path);
    if (isRight(page)) return;
    if (isLast) throw new Error(`${path} (${page.status}) is not right after a second`);
  }
}

/** Caches the pages, so that they can go stale. */
async function cached(...paths: string[]): Promise<void> {
  for (const path of paths) {
    await vi.waitFor(async () => expect((await read(path)).cache).toBe('HIT'), 10_000);
  }
}

const setAd = (id: string, data: Prisma.AdUncheckedUpdateInput) =>
  db.ad.update({ where: { id }, data, select: { id: true } });

async function cachedAd(): Promise<string> {
  const { _id } = await createAd(owner);
  await becomes('/', ({ html }) => html.includes(_id));
  await cached(`/ad/${_id}`, '/');
  return _id;
}

const isThere = ({ status }: Page) => status === 200;
const isGone = ({ status }: Page) => status === 404;
const shows = (text: string) => (page: Page) => page.html.includes(text);
const hides = (text: string) => (page: Page) => !page.html.includes(text);

async function appears(id: string) {
  await becomes(`/ad/${id}`, isThere);
  await becomes('/', shows(`/ad/${id}`));
}
async function disappears(id: string) {
  await becomes(`/ad/${id}`, isGone);
  await becomes('/', hides(`/ad/${id}`));
}

const ownerRow = () => db.user.findUniqueOrThrow({ where: { id: owner.userId } });

/** Through the first process, as the owner. */
async function call(method: string, path: string, body?: unknown) {
  const { token } = owner;
  const reply = await request(method, path, { token, ...(body === undefined ? {} : { body }) });
  expect(reply.status, `${method} ${path}`).toBeLessThan(300);
  return reply;
}

describe('changes made through one process are visible in the other within a second:', () => {
  test('an ad is published', async () => {
    await cached('/');
    const { data } = await call('POST', '/api/ads', validAdForm());
    await appears(data._id);
  });

  test('an ad is edited', async () => {
    const id = await cachedAd();
    const title = 'Walnut sideboard with two doors';
    await call('PUT', `/api/ads/${id}`, validAdForm('goods', { title }));
    await becomes(`/ad/${id}`, shows(title));
    await becomes('/', shows(title));
  });

  test('an ad is disabled, and enabled again', async () => {
    const id = await cachedAd();
    await call('PATCH', `/api/ads/${id}/toggle-active`, {});
    await disappears(id);
    await cached('/');
    await call('PATCH', `/api/ads/${id}/toggle-active`, {});
    await appears(id);
  });

  test('an ad is reposted', async () => {
    const id = await cachedAd();
    await setAd(id, { rankedAt: new Date('2026-01-01') });
    await becomes('/', hides(`/ad/${id}`));
    await cached('/');
    await call('POST', `/api/ads/${id}/repost`, {});
    await becomes('/', shows(`/ad/${id}`));
  });

  test('an admin renames a group, also on pages without ads, and moves a category', async () => {
    const { token } = await createStaff('admin');
    const change = (changes: object, before: object) =>
      request('PUT', '/api/admin/categories/names', { token, body: { changes, before } });
    const asInCatalogue = { names: {}, order: {} };
    const changed = {
      names: { services: 'Help at hand', trucks: 'Lorries' },
      order: { vehicles: ['trucks', ...slugsIn('vehicles').filter((slug) => slug !== 'trucks')] },
    };
    await cached('/', '/terms', '/browse/trucks/uk');
    expect((await change(changed, asInCatalogue)).status).toBe(200);
    expect((await request('GET', '/terms')).data).toContain('Help at hand');
    await becomes('/', shows('Help at hand'));
    await becomes('/terms', shows('Help at hand'));
    await becomes('/browse/trucks/uk', shows('<h1 class="page-title">Lorries in the UK'));
    const { data } = await request('GET', '/api/openapi.json');
    expect(JSON.stringify(data)).toContain('"Trucks"');
    expect(JSON.stringify(data)).not.toContain('"Lorries"');
    expect((await change(asInCatalogue, changed)).status).toBe(200);
    await becomes('/terms', hides('Help at hand'));
    await becomes('/browse/trucks/uk', shows('Trucks for sale in the UK'));
  });

  test('an ad is deleted', async () => {
    const id = await cachedAd();
    await call('DELETE', `/api/ads/${id}`);
    await disappears(id);
  });

  test('an ad is published, edited and disabled, in the lists of its place and of its seller', async () => {
    const { username } = await ownerRow();
    const lists = ['/browse/all/uk', '/browse/home/ilford', `/seller/${username}`];
    await cached(...lists);
    const { data } = await call('POST', '/api/ads', validAdForm());
    const id: string = data._id;
    for (const list of lists) await becomes(list, shows(`/ad/${id}`));
    await cached(...lists);
    const title = 'Pine bookcase with five shelves';
    await call('PUT', `/api/ads/${id}`, validAdForm('goods', { title }));
    for (const list of lists) await becomes(list, shows(title));
    await cached(...lists);
    await call('PATCH', `/api/ads/${id}/toggle-active`, {});
    for (const list of lists) await becomes(list, hides(`/ad/${id}`));
  });

  test('an ad found by a search is edited and disabled', async () => {
    const id = await cachedAd();
    const search = '/search?category=home&place=ilford';
    await read(search);
    await becomes(search, shows(`/ad/${id}`));
    const title = 'Ash coat stand with eight hooks';
    await call('PUT', `/api/ads/${id}`, validAdForm('goods', { title }));
    await becomes(search, shows(title));
    await call('PATCH', `/api/ads/${id}/toggle-active`, {});
    await becomes(search, hides(`/ad/${id}`));
  });

  test('a seller verifies a number and removes it again', async () => {
    const { username } = await ownerRow();
    const page = `/seller/${username}`;
    await becomes(page, shows('Verified phone'));
    await cached(page);
    await call('DELETE', '/api/users/me/phone', { phone: testPhone });
    await becomes(page, hides('Verified phone'));
    await cached(page);
    await giveVerifiedPhone(owner.userId);
    await becomes(page, shows('Verified phone'));
  });

  test('a seller changes their username', async () => {
    const id = await cachedAd();
    const username = `Renamed${id}`.slice(0, 20);
    await call('PATCH', '/api/users/me', { username });
    await becomes(`/ad/${id}`, shows(username));
  });
});

describe('changes without a request of the owner are visible within a second:', () => {
  test('an ad is held, and approved', async () => {
    const id = await cachedAd();
    await setAd(id, { moderation: 'held' });
    await disappears(id);
    await cached('/');
    await setAd(id, { moderation: 'approved' });
    await appears(id);
  });

  test('an ad ends', async () => {
    const id = await cachedAd();
    const expiresAt = new Date(Date.now() + 1500);
    await setAd(id, { expiresAt });
    await becomes('/', shows(`/ad/${id}`));
    await cached(`/ad/${id}`);
    await delay(expiresAt.getTime() - Date.now());
    await becomes('/', hides(`/ad/${id}`));
    await becomes(`/ad/${id}`, shows('expired'));
  });

  test('an upgrade begins, ends, and is taken back', async () => {
    const id = await cachedAd();
    const page = `/ad/${id}`;
    const websiteUrl = `https://${id}.example.co.uk/`;
    await setAd(id, { websiteUrl });
    const startsAt = new Date(Date.now() + 1200);
    const endsAt = new Date(startsAt.getTime() + 3000);
    const upgrade = { adId: id, upgrade: 'website' };
    await db.promotion.create({ data: { ...upgrade, startsAt, endsAt } });
    await becomes(page, hides(websiteUrl));
    await cached(page);
    await delay(startsAt.getTime() - Date.now());
    await becomes(page, shows(websiteUrl));
    await cached(page);
    await delay(endsAt.getTime() - Date.now());
    await becomes(page, hides(websiteUrl));
    const bought = await db.promotion.create({ data: { ...upgrade, startsAt: new Date() } });
    await becomes(page, shows(websiteUrl));
    await cached(page);
    // What a refund does.
    await db.promotion.update({ where: { id: bought.id }, data: { endsAt: new Date() } });
    await becomes(page, hides(websiteUrl));
  });

  test('a seller becomes a trader', async () => {
    const id = await cachedAd();
    await db.user.update({ where: { id: owner.userId }, data: { isTrader: true } });
    await becomes(`/ad/${id}`, shows('Trade seller'));
  });
});

test('a new page replaces a cached 404 in all processes at once', async () => {
  const { _id: id } = await createAd(owner, { columns: { isActive: false } });
  await becomes(`/ad/${id}`, isGone);
  await cached(`/ad/${id}`);
  await call('PATCH', `/api/ads/${id}/toggle-active`, {});
  expect((await request('GET', `/ad/${id}`)).status).toBe(200);
  await becomes(`/ad/${id}`, isThere);
});

test('the process that made a change never shows the earlier page', async () => {
  const id = await cachedAd();
  for (let count = 0; count < 10; count += 1) {
    await request('GET', `/ad/${id}`);
    const title = `Oak dining table, offer number ${count}`;
    await call('PUT', `/api/ads/${id}`, validAdForm('goods', { title }));
    expect((await request('GET', `/ad/${id}`)).data).toContain(title);
  }
});

describe('a process that loses the connection for changes', () => {
  const cutOff = async () => {
    const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await client.connect();
    const { rowCount } = await client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'townboard listener' AND datname = current_database()`,
    );
    await client.end();
    return rowCount;
  };

  test('shows outdated pages for at most a second, and recovers', async () => {
    const id = await cachedAd();
    expect(await cutOff()).toBe(2);
    await setAd(id, { title: 'Told to nobody who was listening' });
    await becomes(`/ad/${id}`, shows('Told to nobody'));
    await vi.waitFor(async () => {
      await cached(`/ad/${id}`);
      // Without its connection for changes no page lives this long.
      await delay(1500);
      expect((await read(`/ad/${id}`)).cache).toBe('HIT');
    }, 15_000);
    await setAd(id, { title: 'Told to everybody who listens' });
    await becomes(`/ad/${id}`, shows('Told to everybody'));
  });
});
