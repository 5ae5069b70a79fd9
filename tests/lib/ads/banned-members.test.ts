import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { repostAd } from '@/lib/ads/publishing/lifetime/repost-ad';
import { getAdsAround } from '@/lib/ads/reading/ads-around';
import { getPublicAd } from '@/lib/ads/reading/queries';
import { readAd } from '@/lib/ads/reading/read-ad';
import { getSellerAds } from '@/lib/ads/reading/sellers/seller-ads';
import { recordVisit } from '@/lib/ads/visits/record-visit';
import { revealPhone } from '@/lib/ads/visits/reveal-phone';
import { openScopes } from '@/lib/catalogue/scopes/list-scopes';
import { addTime, day } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { wholeUk } from '@/lib/locations/area';
import { pageIsMissing } from '@/lib/pages/page-exists';
import { parseSearch } from '@/lib/search/address/search-params';
import { getVipAds } from '@/lib/search/list/placements/placements';
import { searchAds } from '@/lib/search/list/search-ads';
import { browseFeed } from '@/lib/search-engines/browse-feed';
import { adUrls } from '@/lib/search-engines/sitemaps/ad-sitemaps';
import { createAd } from '@/tests/builders/ad';
import { createMember, type Member, testPhone } from '@/tests/builders/member';

/* A ban hides the ads of a member; lifting it shows them again. */

let owner: Member;
const owners: string[] = [];

beforeEach(async () => {
  owner = await createMember();
  owners.push(owner.userId);
});
afterAll(() => db.ad.deleteMany({ where: { ownerId: { in: owners } } }));

const setBan = (bannedAt: Date | null) =>
  db.user.update({ where: { id: owner.userId }, data: { bannedAt } });

const moderationOf = async (id: string) =>
  (await db.ad.findUniqueOrThrow({ where: { id } })).moderation;

/** Whether each place that lists ads shows `ad`. */
async function placesOf(ad: { _id: string; category: string }, other: string) {
  const now = new Date();
  const user = await db.user.findUniqueOrThrow({ where: { id: owner.userId } });
  const query = parseSearch(new URLSearchParams({ q: 'zanzibar' }), { isAdult: false });
  const scope = openScopes.find(({ name }) => name === ad.category);
  if (!scope) throw new Error(`There is no list of ${ad.category}`);
  const around = await getPublicAd(other, now).then((shown) => shown && getAdsAround(shown, now));
  const urls: string[] = [];
  for await (const some of adUrls('', now)) urls.push(...some.map(({ path }) => path));
  const has = (found: unknown) => JSON.stringify(found).includes(ad._id);
  return {
    page: has(await getPublicAd(ad._id, now)),
    api: has(await readAd(null, ad._id, true, now).catch(({ code }) => code)),
    address: (await pageIsMissing(`/ad/${ad._id}`, now)) === null,
    number: (await revealPhone(null, ad._id, true, now).catch(({ code }) => code)) !== 'not_found',
    visit:
      (await recordVisit(null, ad._id, null, { isAdultVisitor: true }, now).catch(
        ({ code }) => code,
      )) !== 'not_found',
    search: has(await searchAds(query, now)),
    vip: has(await getVipAds(query, now)),
    feed: has(await browseFeed(scope, wholeUk, now)),
    sitemap: urls.includes(`/ad/${ad._id}`),
    moreFromSeller: has(await getSellerAds(user.username, { now, limit: 10 })),
    around: has(around),
  };
}

const everywhere = (isThere: boolean, places: object) =>
  Object.fromEntries(Object.keys(places).map((place) => [place, isThere]));

test('they disappear everywhere with the ban and return with its end', async () => {
  const form = { title: 'Zanzibar chest with brass corners', phone: testPhone };
  const ad = await createAd(owner, { form });
  const { _id: other } = await createAd(await createMember(), { form });
  await db.promotion.create({ data: { adId: ad._id, upgrade: 'vip', startsAt: new Date(0) } });
  const before = await placesOf(ad, other);
  expect(before).toEqual(everywhere(true, before));
  await setBan(new Date());
  expect(await placesOf(ad, other)).toEqual(everywhere(false, before));
  await setBan(null);
  expect(await placesOf(ad, other)).toEqual(before);
});

test.each(['generic', 'escort'] as const)('also ads that hide their seller: %s', async (kind) => {
  const { _id } = await createAd(owner, { kind });
  await setBan(new Date());
  expect(await getPublicAd(_id, new Date())).toBeNull();
  await setBan(null);
  expect(await getPublicAd(_id, new Date())).toMatchObject({ _id });
});

test('the page of an expired ad disappears too', async () => {
  const { _id } = await createAd(owner, { columns: { expiresAt: addTime(new Date(), -day) } });
  expect(await getPublicAd(_id, new Date())).toMatchObject({ expired: true });
  await setBan(new Date());
  expect(await getPublicAd(_id, new Date())).toBeNull();
});

describe('during the ban', () => {
  test('published and approved ads wait for its end', async () => {
    const { _id: held } = await createAd(owner, { columns: { moderation: 'held' } });
    await setBan(new Date());
    const { _id: published } = await createAd(owner);
    await db.ad.update({ where: { id: held }, data: { moderation: 'approved' } });
    for (const id of [held, published]) expect(await moderationOf(id)).toBe('suspended');
    await expect(repostAd(owner, published, new Date())).rejects.toMatchObject({
      code: 'conflict',
    });
    await setBan(null);
    for (const id of [held, published]) expect(await moderationOf(id)).toBe('approved');
  });

  test('held and removed ads stay so after its end', async () => {
    const { _id: held } = await createAd(owner, { columns: { moderation: 'held' } });
    const { _id: removed } = await createAd(owner, {
      columns: { moderation: 'removed', moderationReason: 'Not for sale' },
    });
    await setBan(new Date());
    await setBan(addTime(new Date(), day));
    await setBan(null);
    expect(await moderationOf(held)).toBe('held');
    expect(await moderationOf(removed)).toBe('removed');
  });

  test('an ad published at the same moment is suspended too', async () => {
    const { _id } = await createAd(owner, { columns: { isActive: false } });
    let banned: Promise<unknown> = Promise.resolve();
    await db.$transaction(async (tx) => {
      await tx.$executeRaw`
        INSERT INTO "Ad" ("id", "ownerId", "category", "categoryGroup", "isAdult", "formKind", "title",
          "description", "details", "outcode")
        SELECT reverse("id"), "ownerId", "category", "categoryGroup", "isAdult", "formKind", "title",
          "description", "details", "outcode"
        FROM "Ad" WHERE "id" = ${_id}`;
      banned = setBan(new Date()).then(() => undefined);
      await delay(200);
    });
    await banned;
    expect(await moderationOf([..._id].reverse().join(''))).toBe('suspended');
  });
});
