import { describe, expect, test, vi } from 'vitest';
import { getPublicAd } from '@/lib/ads/reading/queries';
import { getSellerPage } from '@/lib/ads/reading/sellers/get-seller-page';
import { addTime, day, hour } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { getBuyers } from '@/lib/messages/get-buyers';
import { markReserved, markSold } from '@/lib/messages/mark-ad';
import { followMessages } from '@/lib/messages/notices/message-changes';
import { readConversation } from '@/lib/messages/queries';
import { newReview } from '@/lib/messages/reviews/schema';
import { replyToReview, writeReview } from '@/lib/messages/reviews/write-review';
import { sendMessage } from '@/lib/messages/sending/send-message';
import { messageTexts } from '@/lib/messages/texts';
import { messagesTo } from '../../builders/account';
import { createAd } from '../../builders/ad';
import { ask, createConversation } from '../../builders/conversation';
import { createMember, type Member } from '../../builders/member';

const now = new Date('2026-11-20T12:00:00Z');
const over = addTime(now, 14 * day);

async function createSale() {
  const conversation = await createConversation({ now });
  const { id, adId, seller } = conversation;
  await markSold(seller, adId, { sold: true, conversationId: id }, now);
  return conversation;
}

const write = (who: Member, id: string, stars: number, text = '', at = now) =>
  writeReview(who, id, newReview.parse({ stars, text }), at);
const reviews = async (who: Member, id: string, at = now) =>
  (await readConversation(who, id, {}, at)).reviews;

async function sellerPage(who: Member, at: Date) {
  const { username } = await db.user.findUniqueOrThrow({ where: { id: who.userId } });
  return getSellerPage(username, 1, at);
}

describe('a review', () => {
  test('is public once both have written, with one reply', async () => {
    const { id, seller, buyer } = await createSale();
    await createAd(seller, { now });
    const first = await write(buyer, id, 5, 'Friendly, and as described.');
    expect(first).toMatchObject({ mine: { stars: 5 }, theirs: null, canWrite: false });
    expect(await reviews(seller, id)).toMatchObject({ mine: null, theirs: null, canWrite: true });
    expect(await sellerPage(seller, now)).toMatchObject({ reviews: [], seller: { rating: null } });
    await expect(replyToReview(seller, id, { text: 'Thanks.' }, now)).rejects.toMatchObject({
      message: messageTexts.replyOver,
    });
    const both = await write(seller, id, 4, 'Came on time.');
    expect(both).toMatchObject({ theirs: { stars: 5 }, canReply: true });
    await replyToReview(seller, id, { text: 'Thank you.' }, now);
    expect(await reviews(buyer, id)).toMatchObject({
      mine: { reply: 'Thank you.' },
      theirs: { stars: 4, text: 'Came on time.' },
    });
    expect(await sellerPage(seller, now)).toMatchObject({
      seller: { rating: { count: 1, average: 5 }, concluded: 1 },
      reviews: [{ stars: 5, byBuyer: true, reply: 'Thank you.' }],
    });
  });

  test('can be written for 14 days; a single one is public afterwards', async () => {
    const { id, seller, buyer } = await createSale();
    await createAd(seller, { now });
    await write(buyer, id, 3, 'It took a while.', addTime(over, -1));
    expect((await sellerPage(seller, addTime(over, -1)))?.reviews).toEqual([]);
    expect((await sellerPage(seller, over))?.reviews).toMatchObject([{ stars: 3 }]);
    await expect(write(seller, id, 1, '', over)).rejects.toMatchObject({
      message: messageTexts.reviewOver,
    });
    expect(await reviews(seller, id, over)).toMatchObject({ canWrite: false, canReply: true });
  });

  test('is for the named buyer only, once, and outlives the sale', async () => {
    const { id, adId, seller, buyer } = await createSale();
    const another = await createMember();
    const open = await createAd(seller, { now });
    const sent = await ask(another, open._id, 'Is it still available?', now);
    await expect(write(another, sent.conversationId, 5)).rejects.toMatchObject({
      message: messageTexts.noSale,
    });
    await expect(write(another, id, 5)).rejects.toMatchObject({ code: 'not_found' });
    await write(buyer, id, 2);
    await expect(write(buyer, id, 5)).rejects.toMatchObject({ code: 'conflict' });
    await markSold(seller, adId, { sold: true }, now);
    await markSold(seller, adId, { sold: false }, now);
    expect(await db.sale.count({ where: { adId, buyerId: buyer.userId } })).toBe(1);
  });

  test('by a seller is public only once the buyer has written too', async () => {
    const { id, seller, buyer } = await createSale();
    await createAd(buyer, { now });
    await write(seller, id, 1, 'Never came.');
    expect(await reviews(buyer, id, over)).toMatchObject({ theirs: null, canReply: false });
    expect(await sellerPage(buyer, over)).toMatchObject({ reviews: [], seller: { rating: null } });
    await write(buyer, id, 5, '', addTime(over, -1));
    expect(await sellerPage(buyer, over)).toMatchObject({ reviews: [{ stars: 1 }] });
  });

  test('is written once for an ad that is sold to the same buyer again', async () => {
    const { id, adId, seller, buyer } = await createSale();
    await createAd(seller, { now });
    await write(buyer, id, 5);
    const later = addTime(now, day);
    await markSold(seller, adId, { sold: false }, later);
    await markSold(seller, adId, { sold: true, conversationId: id }, later);
    await expect(write(buyer, id, 5, '', later)).rejects.toMatchObject({ code: 'conflict' });
    expect(await db.sale.count({ where: { adId } })).toBe(1);
    await markSold(seller, adId, { sold: false }, later);
    await markSold(seller, adId, { sold: true }, later);
    expect(await sellerPage(seller, over)).toMatchObject({
      seller: { concluded: 1, rating: { count: 1 } },
    });
  });

  test('of an earlier sale does not name its buyer again', async () => {
    const { id, adId, seller, buyer } = await createConversation({ now });
    const next = await createMember();
    const { conversationId } = await ask(next, adId, 'Hello', now);
    await markSold(seller, adId, { sold: true, conversationId: id }, now);
    const named = async () =>
      (await getBuyers(seller, adId)).filter(({ isBuyer }) => isBuyer).map((one) => one.name);
    const nameOf = async ({ userId }: Member) =>
      (await db.user.findUniqueOrThrow({ where: { id: userId } })).username;
    expect(await named()).toEqual([await nameOf(buyer)]);
    await write(buyer, id, 5);
    await markSold(seller, adId, { sold: false }, addTime(now, day));
    expect(await named()).toEqual([]);
    await markSold(seller, adId, { sold: true, conversationId }, addTime(now, 2 * day));
    expect(await named()).toEqual([await nameOf(next)]);
  });

  test('counts the latest of each author, without banned authors', async () => {
    const { id, seller, buyer } = await createSale();
    await write(buyer, id, 1, 'Late.');
    const next = await createAd(seller, { now });
    const { conversationId } = await ask(buyer, next._id, 'And this one?', now);
    const later = addTime(now, hour);
    await markSold(seller, next._id, { sold: true, conversationId }, later);
    await write(buyer, conversationId, 4, 'On time.', later);
    await createAd(seller, { now });
    const at = addTime(over, day);
    expect(await sellerPage(seller, at)).toMatchObject({
      seller: { concluded: 2, rating: { count: 1, average: 4 } },
      reviews: [{ stars: 4, text: 'On time.' }],
    });
    await db.user.update({ where: { id: buyer.userId }, data: { bannedAt: at } });
    expect(await sellerPage(seller, at)).toMatchObject({ reviews: [], seller: { rating: null } });
  });

  test('with words that would be held is refused', async () => {
    const { id, buyer } = await createSale();
    await expect(
      write(buyer, id, 1, 'Write to me at sam.reader@example.co.uk instead.'),
    ).rejects.toMatchObject({ code: 'invalid', fields: { text: expect.any(String) } });
  });
});

test('a seller page shows replies, last visit and sales', async () => {
  const seller = await createMember();
  const { _id } = await createAd(seller, { now });
  const shown = async (at: Date) => (await getPublicAd(_id, at))?.seller;
  expect(await shown(now)).toMatchObject({ replies: null, concluded: 0 });
  for (let count = 0; count < 5; count += 1) {
    const { conversationId } = await ask(await createMember(), _id, 'Is it still there?', now);
    if (count === 0) continue;
    await sendMessage(seller, conversationId, { text: 'Yes.' }, addTime(now, 3 * hour));
  }
  expect(await shown(now)).toMatchObject({ replies: 'Usually replies within a few hours' });
  const lastSeenAt = addTime(now, -3 * day);
  await db.session.updateMany({ where: { userId: seller.userId }, data: { lastSeenAt } });
  expect(await shown(now)).toMatchObject({ lastActive: 'this week' });
  expect(await shown(addTime(now, 20 * day))).toMatchObject({ lastActive: 'this month' });
  expect(await shown(addTime(now, 27 * day))).toMatchObject({ lastActive: null });
});

describe('a named buyer', () => {
  const invitations = async (who: Member) => {
    const { email } = await db.user.findUniqueOrThrow({ where: { id: who.userId } });
    return (await messagesTo(email)).map((message) =>
      'subject' in message ? message.subject : '',
    );
  };

  test('is asked for a review once', async () => {
    const { id, adId, seller, buyer } = await createConversation({ now });
    const other = await createMember();
    await ask(other, adId, 'Hello', now);
    const { username } = await db.user.findUniqueOrThrow({ where: { id: seller.userId } });
    await markSold(seller, adId, { sold: true, conversationId: id }, now);
    await markSold(seller, adId, { sold: false }, now);
    await markSold(seller, adId, { sold: true, conversationId: id }, now);
    expect(await invitations(buyer)).toEqual([`How was it with ${username}?`]);
    expect(await invitations(other)).toEqual([]);
  });

  test('is asked, or the ad stays for sale', async () => {
    const { id, adId, seller } = await createConversation({ now });
    await db.$transaction(async (tx) => {
      await tx.$executeRaw`LOCK TABLE "OutboxMessage" IN SHARE MODE`;
      await expect(markSold(seller, adId, { sold: true, conversationId: id }, now)).rejects.toThrow(
        'lock timeout',
      );
    });
    expect(await getPublicAd(adId, now)).toMatchObject({ sold: null });
  });

  test('is not asked if the seller names none', async () => {
    const { adId, seller, buyer } = await createConversation({ now });
    await markSold(seller, adId, { sold: true }, now);
    expect(await invitations(buyer)).toEqual([]);
  });

  test('sees at once that the ad is reserved and sold', async () => {
    const { id, adId, seller, buyer } = await createConversation({ now });
    const seen: string[] = [];
    const end = followMessages(buyer.userId, (change) => change && seen.push(change.conversation));
    await vi.waitFor(async () => {
      await markReserved(seller, adId, { reserved: true }, now);
      expect(seen).toContain(id);
    });
    end();
  });
});
