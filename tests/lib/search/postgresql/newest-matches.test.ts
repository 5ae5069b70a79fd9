import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTime, minute } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/prisma';
import { readRows } from '@/lib/db/read-rows';
import { parseSearch } from '@/lib/search/address/search-params';
import { askNewest } from '@/lib/search/postgresql/newest-matches';
import { createMember, type Member } from '@/tests/builders/member';

const now = new Date();
const most = 10;

/** Every second ad has "teak", one in 500 "oak", and only the oldest 300 "brass". */
const ads = Array.from({ length: 2000 }, (_, age) => ({
  id: `q${String(age).padStart(11, '0')}`,
  title: `Shelf of ${age % 500 === 7 ? 'oak' : age % 2 === 0 ? 'teak' : 'pine'} wood`,
  description: age < 1700 ? 'Quite easy to take apart.' : 'Brass screws, easy to take apart.',
  rankedAt: addTime(now, -minute * (1 + age)),
}));

let owner: Member;
beforeAll(async () => {
  owner = await createMember();
  const same = {
    ownerId: owner.userId,
    category: 'home',
    categoryGroup: 'buy-and-sell',
    isAdult: false,
    formKind: 'goods',
    details: {},
    outcode: 'IG1',
  } as const;
  await db.ad.createMany({
    data: ads.map((ad) => ({ ...same, ...ad, createdAt: ad.rankedAt })),
  });
}, 60_000);
afterAll(() => db.ad.deleteMany({ where: { ownerId: owner.userId } }));

const isBounded = ({ sql }: Prisma.Sql) => sql.includes('ad_rank_spans');

async function planOf(rows: Prisma.Sql): Promise<string> {
  const lines = await readRows<{ 'QUERY PLAN': string }>(Prisma.sql`EXPLAIN ${rows}`);
  return lines.map((line) => line['QUERY PLAN']).join('\n');
}

/** The spans as a query plan prints them, without column names. */
const spans = "&& '{";

async function newest(words: string, moment?: Date, at = now) {
  const filter = parseSearch(new URLSearchParams({ q: words }), { isAdult: false });
  const bounded: boolean[] = [];
  const plans: string[] = [];
  const found = await askNewest(
    { filter, now: at, most, columns: Prisma.sql`a."title"`, ...(moment && { moment }) },
    async (rows) => {
      bounded.push(isBounded(rows));
      plans.push(await planOf(rows));
      return readRows<{ id: string }>(rows);
    },
    ({ length }) => length,
  );
  return { ids: found.map(({ id }) => id), bounded, plan: plans.join() };
}

const expected = (word: string, upTo = now) =>
  ads
    .filter(({ title, description, rankedAt }) => {
      const text = `${title} ${description}`.toLowerCase();
      return text.includes(word) && rankedAt <= upTo;
    })
    .slice(0, most + 1)
    .map(({ id }) => id);

test('for a frequent word only the newest ads are read', async () => {
  await db.$executeRaw`ANALYZE "Ad"`;
  const { ids, bounded, plan } = await newest('teak');
  expect(ids).toEqual(expected('teak'));
  expect(bounded).toEqual([true]);
  expect(plan).toContain(spans);
});

test.each([
  ['-brass', 'quite'],
  ['oak or -brass', 'quite'],
])(
  'a search that only excludes words is read by date instead of the word index: %s',
  async (words, word) => {
    await db.$executeRaw`ANALYZE "Ad"`;
    const { ids, bounded, plan } = await newest(words);
    expect(ids).toEqual(expected(word));
    expect(bounded).toEqual([true]);
    expect(plan).toContain('"rankedAt" >=');
    expect(plan).not.toContain(spans);
  },
);

test('for a word in old ads only, the search goes further back', async () => {
  await db.$executeRaw`ANALYZE "Ad"`;
  const { ids, bounded } = await newest('brass');
  expect(ids).toEqual(expected('brass'));
  expect(bounded.length).toBeGreaterThan(1);
  expect(bounded[0]).toBe(true);
});

test('at an earlier time, the newest are as of that time', async () => {
  const moment = addTime(now, -minute * 1000.5);
  await db.$executeRaw`ANALYZE "Ad"`;
  const { ids, bounded } = await newest('teak', moment);
  expect(ids).toEqual(expected('teak', moment));
  expect(ids[0]).toBe('q00000001000');
  expect(bounded).toEqual([true]);
});

test('a rare word, or any word without statistics, is read completely', async () => {
  await db.$executeRaw`ANALYZE "Ad"`;
  const oak = await newest('oak');
  expect([oak.ids, oak.bounded]).toEqual([expected('oak'), [false]]);
  await db.$queryRaw`SELECT pg_clear_attribute_stats('public', 'Ad', 'rankedAt', false)::text`;
  // The statistics are read once a minute.
  const { ids, bounded } = await newest('teak', undefined, addTime(now, 2 * minute));
  expect(ids).toEqual(expected('teak'));
  expect(bounded).toEqual([false]);
});
