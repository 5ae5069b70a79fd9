import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isPublicSql } from '@/lib/ads/is-public';
import type { AdCard } from '@/lib/ads/reading/ad-views';
import { getRecentAds, similarSql } from '@/lib/ads/reading/card-queries';
import { readCards } from '@/lib/ads/reading/card-rows';
import { getPublicAd } from '@/lib/ads/reading/queries';
import type { FormKindKey } from '@/lib/catalogue/categories';
import { vehicleYears } from '@/lib/catalogue/enumerations';
import { addTime, day } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/prisma';
import { type Body, createAd, createImages } from '@/tests/builders/ad';
import { createMember, type Member } from '@/tests/builders/member';

const limit = 50;

// Lists contain the ads of all tests; at this time those of other tests have expired.
const now = new Date('2400-01-01T12:00:00Z');

const ours = (ads: AdCard[]) => ads.filter(({ createdAt }) => createdAt === now.toISOString());
const ids = (ads: AdCard[]) => ours(ads).map(({ _id }) => _id);

let owner: Member;

beforeEach(async () => {
  owner = await createMember();
});

afterEach(() => db.ad.deleteMany({ where: { ownerId: owner.userId } }));

const hiddenColumns = () =>
  [
    { isActive: false },
    { moderation: 'held' },
    { moderation: 'removed', moderationReason: 'Rule 4' },
    { deletedAt: now },
    { expiresAt: now },
  ] as const;

describe('recent ads', () => {
  test('are ordered by rank and limited', async () => {
    const ranks = [3, 1, 2];
    const ads: string[] = [];
    for (const days of ranks) {
      const columns = { rankedAt: addTime(now, -days * day) };
      ads.push((await createAd(owner, { now, columns }))._id);
    }
    expect(ids(await getRecentAds({ now, limit }))).toEqual([ads[1], ads[2], ads[0]]);
    expect(ids(await getRecentAds({ now, limit: 1 }))).toEqual([ads[1]]);
  });

  test('are public, never adult, and of one group if requested', async () => {
    const { _id: home } = await createAd(owner, { now });
    const { _id: flat } = await createAd(owner, { kind: 'property', now });
    await createAd(owner, { kind: 'escort', now });
    for (const columns of hiddenColumns()) await createAd(owner, { now, columns });
    expect(ids(await getRecentAds({ now, limit })).sort()).toEqual([home, flat].sort());
    expect(ids(await getRecentAds({ now, limit, group: 'property' }))).toEqual([flat]);
    expect(ids(await getRecentAds({ now, limit, group: 'personals' }))).toEqual([]);
  });

  test('contain everything that a card shows', async () => {
    const [first, second] = await createImages(owner, 2);
    const form = { images: [{ src: first }, { src: second, main: true }] };
    const { _id: id } = await createAd(owner, { kind: 'service', form, now });
    await db.promotion.createMany({
      data: [
        { adId: id, upgrade: 'featured', startsAt: now, endsAt: addTime(now, day) },
        { adId: id, upgrade: 'vip', startsAt: addTime(now, -day), endsAt: now },
      ],
    });
    expect(ours(await getRecentAds({ now, limit }))).toEqual([
      {
        _id: id,
        title: 'Oak dining table with six chairs',
        category: 'Find a tradesman',
        categorySlug: 'find-a-tradesman',
        groupSlug: 'services',
        isAdult: false,
        location: {
          district: 'Ilford',
          city: 'Redbridge',
          postcode: 'IG1',
          slug: 'ilford-ig1',
          label: 'Ilford, Redbridge (IG1)',
        },
        image: second,
        photos: 2,
        lead: null,
        facts: [],
        isWanted: false,
        pricePence: 4500,
        priceUnit: 'hour',
        createdAt: now.toISOString(),
        renewedAt: null,
        reserved: false,
        reducedFromPence: null,
        promotions: ['featured'],
        verifiedPhone: true,
      },
    ]);
  });
});

test('a card says whether its owner looks for something', async () => {
  const year = vehicleYears(now)[5];
  const wanted = [
    await createAd(owner, { form: { adType: 'Wanted' }, now }),
    await createAd(owner, { kind: 'vehicle', form: { year, vehicleOfferType: 'buy' }, now }),
  ].map(({ _id }) => _id);
  await createAd(owner, { now });
  await createAd(owner, { kind: 'vehicle', form: { year, vehicleOfferType: 'sell' }, now });
  const cards = ours(await getRecentAds({ now, limit }));
  expect(cards).toHaveLength(4);
  expect(ids(cards.filter(({ isWanted }) => isWanted)).sort()).toEqual(wanted.sort());
});

describe('the facts of a card', () => {
  const factsOf = async (kind: FormKindKey, form: Body) => {
    await createAd(owner, { kind, form, now });
    const [card] = ours(await getRecentAds({ now, limit }));
    return card && { lead: card.lead, facts: card.facts };
  };

  test('of a car are its year, fuel and miles', async () => {
    const year = vehicleYears(now)[5];
    const car = { year, fuelType: 'Petrol', mileage: 62_000 };
    const facts = [String(year), 'Petrol', '62,000 miles'];
    expect(await factsOf('vehicle', car)).toEqual({ lead: null, facts });
  });

  test('of a home are its bedrooms and furniture', async () => {
    const flat = { bedrooms: '1', furnished: 'Furnished' };
    expect((await factsOf('property', flat))?.facts).toEqual(['1 bedroom', 'Furnished']);
  });

  test('of a job without a price begin with its salary, in place of the price', async () => {
    const job = { salary: '£28,000 a year', contractType: 'Permanent', price: '' };
    expect(await factsOf('job', job)).toEqual({ lead: '£28,000 a year', facts: ['Permanent'] });
  });
});

describe('similar ads', () => {
  const at = (slug: string) => createAd(owner, { now, form: { location: { slug } } });

  test('are public ads of the same category, nearest first, without the ad itself', async () => {
    const { _id: id } = await at('ilford-ig1');
    const { _id: far } = await at('aberdeen-ab10');
    const { _id: near } = await at('ilford-ig1');
    await createAd(owner, { kind: 'property', now });
    for (const columns of hiddenColumns()) await createAd(owner, { now, columns });
    const ad = await getPublicAd(id, now);
    expect(ad && ids(await readCards(similarSql(ad, { now, limit }), now))).toEqual([near, far]);
    expect(ad && ids(await readCards(similarSql(ad, { now, limit: 1 }), now))).toEqual([near]);
  });
});

test.each([
  ['Ad_public_recent_idx', Prisma.sql`a."isAdult" = ${false}`],
  ['Ad_public_group_idx', Prisma.sql`a."categoryGroup" = ${'property'}`],
  ['Ad_public_category_idx', Prisma.sql`a."category" = ${'property-to-rent'}`],
])('the planner uses %s for the condition of public ads', async (index, condition) => {
  const plan = await db.$transaction(async (tx) => {
    // With few rows PostgreSQL would read and sort the whole table.
    await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
    await tx.$executeRaw`SET LOCAL enable_sort = off`;
    return tx.$queryRaw`
      EXPLAIN SELECT a."id" FROM "Ad" a WHERE ${isPublicSql(now)} AND ${condition}
      ORDER BY a."rankedAt" DESC, a."id" DESC LIMIT 20`;
  });
  expect(JSON.stringify(plan)).toContain(`Index Only Scan using \\"${index}\\"`);
});
