import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, test } from 'vitest';
import { AdView } from '@/components/ad-page/ad-view';
import { deleteAd } from '@/lib/ads/publishing/lifetime/delete-ad';
import { purgeDeletedAds } from '@/lib/ads/publishing/lifetime/purge-deleted-ads';
import { updateAd } from '@/lib/ads/publishing/update-ad';
import { getAdsAround } from '@/lib/ads/reading/ads-around';
import { getPublicAd } from '@/lib/ads/reading/queries';
import { getBadges } from '@/lib/ads/reading/sellers/get-badges';
import { getSeller } from '@/lib/ads/reading/sellers/get-seller';
import { getSellerPage } from '@/lib/ads/reading/sellers/get-seller-page';
import { categories } from '@/lib/catalogue/categories';
import { deletedKept } from '@/lib/catalogue/limits';
import { addTime, day } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { parseSearch } from '@/lib/search/address/search-params';
import { getVipAds } from '@/lib/search/list/placements/placements';
import { searchAds } from '@/lib/search/list/search-ads';
import { adJsonLd } from '@/lib/search-engines/json-ld/ad-json-ld';
import { sellerParts, sellerUrls } from '@/lib/search-engines/sitemaps/seller-sitemaps';
import { createAd, createImages, parseAdForm, validAdForm } from '@/tests/builders/ad';
import { createMember, type Member, testPhone } from '@/tests/builders/member';
import { createStandAlone, standAlone } from '@/tests/builders/stand-alone';

/* Personals and adult ads do not reveal other ads of the same person. */

const owners: string[] = [];
afterAll(() => db.ad.deleteMany({ where: { ownerId: { in: owners } } }));

async function newOwner(options?: Parameters<typeof createMember>[0]) {
  const owner = await createMember(options);
  owners.push(owner.userId);
  const { username } = await db.user.findUniqueOrThrow({ where: { id: owner.userId } });
  return { owner, username };
}

const flatOf = (owner: Member, form = {}) => createAd(owner, { kind: 'property', form });

async function everythingOf(id: string) {
  const now = new Date();
  const ad = await getPublicAd(id, now);
  if (!ad) throw new Error('There is no such ad');
  const around = await getAdsAround(ad, now);
  const html = renderToStaticMarkup(<AdView ad={ad} {...around} now={now} />);
  return { ad, html, text: JSON.stringify({ ad, around, offer: adJsonLd(ad) }) + html };
}

async function sellersInSitemaps(): Promise<string[]> {
  const paths: string[] = [];
  for (const { prefix } of await sellerParts(new Date())) {
    for await (const urls of sellerUrls(prefix, new Date())) {
      paths.push(...urls.map(({ path }) => path));
    }
  }
  return paths;
}

test('the personals and all adult categories hide the seller, in catalogue and database', async () => {
  for (const { slug, groupSlug, isAdult, showsSeller } of categories) {
    expect(showsSeller, slug).toBe(groupSlug !== 'personals' && !isAdult);
    const [row] = await db.$queryRaw<{ shows: boolean }[]>`
      SELECT shows_seller(${groupSlug}, ${isAdult}) AS "shows"`;
    expect(row?.shows, slug).toBe(showsSeller);
  }
  expect(standAlone.length).toBe(9);
});

describe.each(standAlone)('an ad in $name', (category) => {
  test('and a flat of the same person do not link to each other', async () => {
    const { owner, username } = await newOwner();
    const flat = await flatOf(owner);
    const { _id } = await createStandAlone(owner, category);
    const personal = await everythingOf(_id);
    expect(personal.ad.seller).toBeNull();
    expect(personal.html).toContain('Show phone number');
    for (const told of [username, username.toLowerCase(), owner.userId, flat._id, '/seller/']) {
      expect(personal.text).not.toContain(told);
    }
    for (const told of ['Member since', 'Private seller', 'Verified email', testPhone]) {
      expect(personal.text).not.toContain(told);
    }
    const shown = await everythingOf(flat._id);
    expect(shown.text).toContain(`/seller/${username}`);
    expect(shown.text).not.toContain(_id);
    const page = await getSellerPage(username, 1, new Date());
    expect(page).toMatchObject({ count: 1, ads: [{ _id: flat._id }] });
  });

  test('gives its owner no page and no place in sitemaps', async () => {
    const { owner, username } = await newOwner();
    await createStandAlone(owner, category);
    expect(await getSellerPage(username, 1, new Date())).toBeNull();
    expect(await getSellerPage(username, 2, new Date())).toBeNull();
    expect(await sellersInSitemaps()).not.toContain(`/seller/${username}`);
    await flatOf(owner);
    expect(await sellersInSitemaps()).toContain(`/seller/${username}`);
  });

  test('cannot be moved to categories that show the seller, and shares no picture with them', async () => {
    const { owner } = await newOwner();
    const [first = '', second = ''] = await createImages(owner, 2);
    const flat = await flatOf(owner, { images: [{ src: first }] });
    const personal = await createStandAlone(owner, category, { images: [{ src: second }] });
    const refused = (field: string) => ({
      code: 'invalid',
      fields: { [field]: expect.any(String) },
    });
    const asFlat = parseAdForm(validAdForm('property'));
    const age = category.isAdult ? { age: 30, phone: testPhone } : {};
    const asPersonal = parseAdForm(
      validAdForm(category.formKind, { category: category.name, ...age }),
    );
    const now = new Date();
    const moves = [
      updateAd(owner, personal._id, asFlat, now),
      updateAd(owner, flat._id, asPersonal, now),
    ];
    for (const move of await Promise.allSettled(moves)) {
      expect(move).toMatchObject({ status: 'rejected', reason: refused('category') });
    }
    const images = refused('images');
    await expect(flatOf(owner, { images: [{ src: second }] })).rejects.toMatchObject(images);
    await expect(
      createStandAlone(owner, category, { images: [{ src: first }] }),
    ).rejects.toMatchObject(images);
    const again = { ...asPersonal, images: [{ name: second, main: true }] };
    expect((await updateAd(owner, personal._id, again, now)).images).toHaveLength(1);
  });
});

test('a member without any ad has no page either, so its absence reveals nothing', async () => {
  const { username } = await newOwner();
  expect(await getSellerPage(username, 1, new Date())).toBeNull();
});

test('public badges do not count them, and outlive the ads they count', async () => {
  const { owner } = await newOwner();
  const [friendship] = standAlone;
  for (let count = 0; count < 9; count += 1) {
    if (friendship) await createStandAlone(owner, friendship);
  }
  const { _id } = await flatOf(owner);
  const shown = async () => (await getSeller(owner.userId, new Date()))?.badges;
  expect(await getBadges(owner.userId, new Date())).toContain('ten-ads');
  expect(await shown()).toEqual(['first-ad', 'verified-email', 'verified-phone']);
  await deleteAd(owner, _id, new Date());
  await purgeDeletedAds(addTime(new Date(), deletedKept + day));
  expect(await db.ad.count({ where: { id: _id } })).toBe(0);
  expect(await shown()).toEqual(['first-ad', 'verified-email', 'verified-phone']);
});

test('a member known as a trader by other ads is not found as one by these', async () => {
  const { owner } = await newOwner();
  await db.user.update({ where: { id: owner.userId }, data: { isTrader: true } });
  const ids = await Promise.all(
    standAlone
      .filter(({ isAdult }) => !isAdult)
      .map((category) => createStandAlone(owner, category)),
  );
  const found = async (seller: string) => {
    const query = parseSearch(new URLSearchParams({ category: 'personals', seller }), {
      isAdult: false,
    });
    const { ads, widened } = await searchAds(query, new Date());
    // Without results the search drops the filter for the seller.
    if (widened) return 0;
    return ads.filter(({ _id }) => ids.some((ad) => ad._id === _id)).length;
  };
  expect(await found('private')).toBe(ids.length);
  expect(await found('trade')).toBe(0);
});

test('their cards mention only their own number', async () => {
  const { owner } = await newOwner();
  const [friendship, , relationships] = standAlone;
  if (!friendship || !relationships) throw new Error('The catalogue has no personals');
  const ads = [
    await createStandAlone(owner, friendship, { phone: undefined }),
    await createStandAlone(owner, relationships),
  ];
  const startsAt = addTime(new Date(), -1);
  await db.promotion.createMany({
    data: ads.map(({ _id }) => ({ adId: _id, upgrade: 'vip', startsAt })),
  });
  const query = parseSearch(new URLSearchParams({ category: 'personals' }), { isAdult: false });
  const cards = await getVipAds(query, new Date());
  const ticks = ads.map(({ _id }) => cards.find((card) => card._id === _id)?.verifiedPhone);
  expect(ticks).toEqual([false, true]);
});
