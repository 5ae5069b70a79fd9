import { afterEach, beforeEach, expect, test } from 'vitest';
import { getAdsInstead } from '@/lib/ads/reading/ads-instead';
import { addTime, day } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { categoryOfMissing } from '@/lib/pages/missing-ad';
import { pageIsMissing } from '@/lib/pages/page-exists';
import { createAd } from '@/tests/builders/ad';
import { createMember, type Member } from '@/tests/builders/member';

// Lists contain the ads of all tests; at this time those of other tests have expired.
const now = new Date('2410-01-01T12:00:00Z');

let owner: Member;

beforeEach(async () => {
  owner = await createMember();
});

afterEach(() => db.ad.deleteMany({ where: { ownerId: owner.userId } }));

test('a deleted ad is missing with its category, an adult one without', async () => {
  const gone = { now, columns: { deletedAt: now } };
  const { _id: flat } = await createAd(owner, { ...gone, kind: 'property' });
  const { _id: escort } = await createAd(owner, { ...gone, kind: 'escort' });
  expect(await pageIsMissing(`/ad/${flat}`, now)).toBe('ad:property-to-rent');
  expect(await pageIsMissing(`/ad/${escort}`, now)).toBe('ad');
  expect(await pageIsMissing('/ad/zzzzzzzzzzz0', now)).toBe('ad');
});

test('the pages of missing ads name no ad, and only public categories', async () => {
  expect(await pageIsMissing('/ad/none', now)).toBe('ad');
  expect(await pageIsMissing('/ad/none-cars', now)).toBe('ad:cars');
  expect(await pageIsMissing('/ad/none-escorts-and-massages', now)).toBe('ad');
  expect(await pageIsMissing('/ad/none-of-these', now)).toBe('ad');
  expect(categoryOfMissing('ad:cars')?.name).toBe('Cars');
  for (const sent of [null, 'ad', 'page', 'ad:', 'ad:swingers']) {
    expect(categoryOfMissing(sent)).toBeNull();
  }
});

test('in place of a missing ad its category is shown, or the newest ads', async () => {
  const { _id: flat } = await createAd(owner, { now, kind: 'property' });
  const { _id: table } = await createAd(owner, { now: addTime(now, day) });
  const later = addTime(now, 2 * day);
  const instead = async (category?: string) => {
    const { ads, areSimilar } = await getAdsInstead(later, category);
    return { ids: ads.map(({ _id }) => _id), areSimilar };
  };
  expect(await instead('property-to-rent')).toEqual({ ids: [flat], areSimilar: true });
  expect(await instead('boats')).toEqual({ ids: [table, flat], areSimilar: false });
  expect(await instead()).toEqual({ ids: [table, flat], areSimilar: false });
});
