import { describe, expect, test } from 'vitest';
import { announceDue } from '@/lib/ads/publishing/lifetime/announce-due';
import { repostAd } from '@/lib/ads/publishing/lifetime/repost-ad';
import { toggleAd } from '@/lib/ads/publishing/lifetime/toggle-ad';
import { updateAd } from '@/lib/ads/publishing/update-ad';
import { similarSql } from '@/lib/ads/reading/card-queries';
import { readCards } from '@/lib/ads/reading/card-rows';
import { getMyAds, getOwnersView, getPublicAd } from '@/lib/ads/reading/queries';
import { recordVisit } from '@/lib/ads/visits/record-visit';
import { revealPhone } from '@/lib/ads/visits/reveal-phone';
import type { FormKindKey } from '@/lib/catalogue/categories';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { addTime, day } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { getBuyers } from '@/lib/messages/get-buyers';
import { markReserved, markSold } from '@/lib/messages/mark-ad';
import { makeOffer } from '@/lib/messages/offers/make-offer';
import { readConversation } from '@/lib/messages/queries';
import { sendMessage } from '@/lib/messages/sending/send-message';
import { messageTexts } from '@/lib/messages/texts';
import { deleteAccount } from '@/lib/privacy/delete-account';
import { exportMyData } from '@/lib/privacy/export-my-data';
import { lookUpAds } from '@/lib/saved/queries';
import { adJsonLd } from '@/lib/search-engines/json-ld/ad-json-ld';
import { createUser, sessionFor, testPassword } from '@/tests/builders/account';
import { type Body, createAd, parseAdForm, validAdForm } from '@/tests/builders/ad';
import { ask, createConversation } from '@/tests/builders/conversation';
import { createMember, testPhone } from '@/tests/builders/member';

const now = new Date('2026-11-20T12:00:00Z');
const sold = { sold: true };
const sales = (adId: string) => db.sale.findMany({ where: { adId } });

describe('an ad marked as sold', () => {
  test('can be read for a week, without contact', async () => {
    const seller = await createMember();
    const { _id } = await createAd(seller, { now, form: { phone: testPhone } });
    await markReserved(seller, _id, { reserved: true }, now);
    await markSold(seller, _id, sold, now);
    const ad = await getPublicAd(_id, addTime(now, 7 * day - 1));
    expect(ad).toMatchObject({ sold: 'Sold', reserved: false, hasPhone: false, expired: false });
    expect(await getPublicAd(_id, addTime(now, 7 * day))).toBeNull();
    const reader = await createMember();
    const gone = { code: 'not_found' };
    await expect(ask(reader, _id, 'Is it still available?', now)).rejects.toMatchObject(gone);
    await expect(revealPhone(reader, _id, true, now)).rejects.toMatchObject(gone);
    await expect(
      recordVisit(reader, _id, null, { isAdultVisitor: true }, now),
    ).rejects.toMatchObject(gone);
    expect(await lookUpAds([_id], now)).toMatchObject([{ state: 'sold' }]);
    expect(ad && JSON.stringify(adJsonLd(ad))).toContain('https://schema.org/SoldOut');
  });

  test('is in no list, and returns with its remaining life', async () => {
    const seller = await createMember();
    const { _id, expiresAt } = await createAd(seller, { now });
    const beside = await createAd(seller, { now });
    const similar = async () => {
      const ad = await getPublicAd(beside._id, now);
      const near = ad ? await readCards(similarSql(ad, { now, limit: 50 }), now) : [];
      return near.some((card) => card._id === _id);
    };
    expect(await similar()).toBe(true);
    await markSold(seller, _id, sold, now);
    expect(await similar()).toBe(false);
    expect(await sales(_id)).toMatchObject([{ sellerId: seller.userId, buyerId: null, at: now }]);
    expect((await getMyAds(seller, now)).find((ad) => ad._id === _id)).toMatchObject({
      status: 'Sold',
      soldAt: now.toISOString(),
      hasPage: true,
    });
    await markSold(seller, _id, { sold: false }, addTime(now, day));
    expect(await similar()).toBe(true);
    expect(await sales(_id)).toEqual([]);
    const back = await getPublicAd(_id, now);
    expect(back).toMatchObject({ sold: null, expiresAt });
  });

  test('names a buyer who wrote about it, and that conversation stays open', async () => {
    const { id, adId, seller, buyer } = await createConversation({ now });
    await markSold(seller, adId, { sold: true, conversationId: id }, now);
    expect(await sales(adId)).toMatchObject([{ buyerId: buyer.userId }]);
    expect(await getBuyers(seller, adId)).toMatchObject([{ conversationId: id, isBuyer: true }]);
    const { ad } = await readConversation(buyer, id, {}, now);
    expect(ad).toMatchObject({ state: 'sold', conclusion: 'Sold' });
    await sendMessage(buyer, id, { text: 'I am outside.' }, now);
    await expect(makeOffer(buyer, id, { amountPence: 900 }, now)).rejects.toMatchObject({
      message: messageTexts.sold,
    });
    const later = addTime(now, day);
    await markSold(seller, adId, sold, later);
    expect(await sales(adId)).toMatchObject([{ buyerId: null, at: now }]);
  });

  test('cannot name a buyer from a conversation about another ad', async () => {
    const { seller } = await createConversation({ now });
    const elsewhere = await createConversation({ now });
    const { _id } = await createAd(seller, { now });
    const mark = { sold: true, conversationId: elsewhere.id };
    await expect(markSold(seller, _id, mark, now)).rejects.toMatchObject({ code: 'not_found' });
    await expect(markSold(elsewhere.seller, _id, sold, now)).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(getBuyers(elsewhere.seller, _id)).rejects.toMatchObject({ code: 'not_found' });
  });

  test.each([
    ['enabling', toggleAd],
    ['a repost', repostAd],
    [
      'an edit',
      (actor: Parameters<typeof toggleAd>[0], id: string, at: Date) =>
        updateAd(actor, id, parseAdForm(validAdForm(), at), at),
    ],
  ] as const)('is for sale again after %s', async (_, bringBack) => {
    const seller = await createMember();
    const { _id } = await createAd(seller, { now });
    await markSold(seller, _id, sold, now);
    await bringBack(seller, _id, addTime(now, 3 * day));
    expect(await getPublicAd(_id, addTime(now, 3 * day))).toMatchObject({ sold: null });
    expect(await sales(_id)).toEqual([]);
  });

  test('is announced when its week is over', async () => {
    const seller = await createMember();
    const { _id } = await createAd(seller, { now });
    await markSold(seller, _id, sold, now);
    const over = addTime(now, 7 * day);
    await db.pageClock.deleteMany();
    await announceDue(addTime(over, -1000));
    expect(await announceDue(over)).toBeGreaterThan(0);
  });
});

const kinds: [string, string | null, FormKindKey, Body][] = [
  ['a thing', 'Sold', 'goods', {}],
  ['a thing to give away', 'Gone', 'goods', { category: 'Free Stuff - Swap' }],
  ['a thing somebody looks for', 'Found', 'goods', { adType: 'Wanted' }],
  ['a car', 'Sold', 'vehicle', {}],
  ['a car somebody looks for', 'Found', 'vehicle', { vehicleOfferType: 'buy' }],
  ['a flat', 'Let', 'property', {}],
  ['a flat for sale', 'Sold', 'property', { category: 'Property for Sale' }],
  ['a job', 'Filled', 'job', {}],
  ['work somebody looks for', 'Found', 'job', { category: 'Job Wanted' }],
  ['a service', null, 'service', {}],
  ['a personal', null, 'generic', { category: 'Friendship - Friends' }],
  ['an escort', null, 'escort', {}],
];

test.each(kinds)('the word for %s is %s', async (_, word, kind, form) => {
  const seller = await createMember();
  const { _id } = await createAd(seller, { kind, form, now });
  const [mine] = await getMyAds(seller, now);
  expect(mine?.conclusion).toBe(word);
  if (word === null) {
    await expect(markSold(seller, _id, sold, now)).rejects.toMatchObject({
      message: siteTexts.notForSale,
    });
    return;
  }
  await markSold(seller, _id, sold, now);
  expect((await getPublicAd(_id, now))?.sold).toBe(word);
});

test('a withheld ad cannot be marked, and only its owner sees it', async () => {
  const seller = await createMember();
  const columns = { moderation: 'held' } as const;
  const { _id } = await createAd(seller, { now, columns });
  await expect(markSold(seller, _id, sold, now)).rejects.toMatchObject({ code: 'conflict' });
  expect(await getOwnersView(seller, _id, now)).toMatchObject({ _id, sold: null, expired: false });
  const gone = { code: 'not_found' };
  await expect(getOwnersView(await createMember(), _id, now)).rejects.toMatchObject(gone);
  await expect(getOwnersView(seller, 'not-an-id', now)).rejects.toMatchObject(gone);
});

test("a sale is in both people's data, and deleted with the seller's account", async () => {
  const seller = await createUser();
  const { actor } = await sessionFor(seller, now);
  const { _id, title } = await createAd(actor, { now });
  const buyer = await createMember();
  const { conversationId } = await ask(buyer, _id, 'Is it still available?', now);
  await markSold(actor, _id, { sold: true, conversationId }, now);
  const none = { review: null, theirReview: null, myReply: null };
  const sale = { adId: _id, title, ...none, at: now.toISOString() };
  expect((await exportMyData(actor, now)).sales).toEqual([{ ...sale, side: 'seller' }]);
  expect((await exportMyData(buyer, now)).sales).toEqual([{ ...sale, side: 'buyer' }]);
  await deleteAccount(actor, { password: testPassword }, now);
  expect(await sales(_id)).toEqual([]);
});
