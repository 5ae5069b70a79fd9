import { describe, expect, test } from 'vitest';
import { deleteAd } from '@/lib/ads/publishing/lifetime/delete-ad';
import { purgeDeletedAds } from '@/lib/ads/publishing/lifetime/purge-deleted-ads';
import { conversationsPerPage, messagesPerPage } from '@/lib/catalogue/limits';
import { addTime, day, minute } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { markRead } from '@/lib/messages/mark-read';
import { countUnread, listConversations, readConversation } from '@/lib/messages/queries';
import { placeInList } from '@/lib/messages/schema';
import { sendMessage } from '@/lib/messages/sending/send-message';
import { startConversation } from '@/lib/messages/sending/start-conversation';
import { setBlock } from '@/lib/messages/set-block';
import { messageTexts } from '@/lib/messages/texts';
import { createAd } from '../../builders/ad';
import { ask, createConversation, visiting } from '../../builders/conversation';
import { createMember, type Member } from '../../builders/member';

const now = new Date('2026-11-20T12:00:00Z');
const later = (minutes: number) => addTime(now, minutes * minute);
const read = (who: Member, id: string, at = now) => readConversation(who, id, {}, at);
const say = (who: Member, id: string, text: string, at = now) => sendMessage(who, id, { text }, at);

describe('a conversation', () => {
  test('has numbered messages, and read marks of each side', async () => {
    const { id, seller, buyer } = await createConversation({ now });
    expect(await countUnread(seller)).toEqual({ unread: 1 });
    await markRead(seller, id, { upTo: 1 });
    expect((await read(buyer, id)).readByOther).toBe(1);
    await say(seller, id, 'Yes, it is.', later(1));
    const { messages, unread, readByOther } = await read(buyer, id);
    expect(messages).toMatchObject([
      { number: 1, mine: true, text: 'Is it still available?', kind: 'text', amount: null },
      { number: 2, mine: false, text: 'Yes, it is.', at: later(1).toISOString() },
    ]);
    // A reply marks everything before it as read.
    expect([unread, readByOther]).toEqual([1, 2]);
    expect((await read(seller, id)).readByOther).toBe(1);
  });

  test('is unique per ad and reader', async () => {
    const { id, adId, seller, buyer } = await createConversation({ now });
    expect((await ask(buyer, adId, 'And the chairs?', now)).conversationId).toBe(id);
    const other = await createMember();
    expect((await ask(other, adId, 'Hello!', now)).conversationId).not.toBe(id);
    expect((await listConversations(seller, {}, now)).conversations).toHaveLength(2);
  });

  test('is on exactly one page of the list, also if others have the same time', async () => {
    const { adId, id, seller } = await createConversation({ now });
    for (let count = 1; count <= conversationsPerPage; count += 1) {
      await ask(await createMember(), adId, 'Hello!', now);
    }
    const first = await listConversations(seller, {}, now);
    const before = placeInList.parse(first.next);
    const second = await listConversations(seller, { before }, now);
    const ids = [...first.conversations, ...second.conversations].map((item) => item.id);
    expect([first.conversations.length, second.next]).toEqual([conversationsPerPage, null]);
    expect(new Set(ids).size).toBe(conversationsPerPage + 1);
    expect(ids).toContain(id);
  });

  test('is listed with its ad, its person and its last message', async () => {
    const { id, adId, seller, buyer } = await createConversation({ now });
    await say(seller, id, 'Yes.', later(2));
    const [item] = (await listConversations(buyer, {}, later(3))).conversations;
    const { username } = await db.user.findUniqueOrThrow({ where: { id: seller.userId } });
    expect(item).toMatchObject({
      id,
      side: 'buyer',
      ad: { _id: adId, title: 'Oak dining table with six chairs', price: 12.5, state: 'live' },
      person: { name: username, href: `/seller/${username}`, isClosed: false },
      last: { text: 'Yes.', mine: false },
      unread: 1,
    });
    const [sellers] = (await listConversations(seller, {}, later(3))).conversations;
    expect(sellers).toMatchObject({ side: 'seller', unread: 0, person: { href: null } });
  });

  test('is paginated', async () => {
    const { id, buyer } = await createConversation({ now });
    const count = messagesPerPage + 5;
    await db.message.createMany({
      data: Array.from({ length: count }, (_, index) => ({
        conversationId: id,
        number: index + 2,
        fromBuyer: false,
        text: `Message ${index + 2}`,
        at: now,
      })),
    });
    const last = await read(buyer, id);
    expect([last.messages.length, last.hasEarlier, last.messages.at(-1)?.number]).toEqual([
      messagesPerPage,
      true,
      count + 1,
    ]);
    const before = last.messages[0]?.number;
    const earlier = await readConversation(buyer, id, { before }, now);
    expect(earlier.messages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(earlier.hasEarlier).toBe(false);
    const after = await readConversation(buyer, id, { after: count - 1 }, now);
    expect(after.messages.map(({ number }) => number)).toEqual([count, count + 1]);
  });

  test('about a deleted ad can be read for 30 days, but is closed', async () => {
    const { id, adId, seller, buyer } = await createConversation({ now });
    await deleteAd(seller, adId, now);
    const month = addTime(now, 30 * day - minute);
    expect(await read(buyer, id, month)).toMatchObject({
      ad: { state: 'deleted' },
      closed: messageTexts.deleted,
    });
    await expect(say(buyer, id, 'Hello?')).rejects.toMatchObject({ code: 'conflict' });
    const end = addTime(now, 30 * day);
    await expect(read(buyer, id, end)).rejects.toMatchObject({ code: 'not_found' });
    await purgeDeletedAds(end);
    expect(await db.message.count({ where: { conversationId: id } })).toBe(0);
  });

  test.each(['removed', 'suspended'] as const)('about a %s ad is closed', async (state) => {
    const { id, adId, buyer } = await createConversation({ now });
    const data = { moderation: state, moderationReason: 'It broke a rule.' };
    await db.ad.update({ where: { id: adId }, data });
    await expect(say(buyer, id, 'Hello?')).rejects.toMatchObject({
      message: messageTexts.removed,
    });
  });
});

describe('writing about an ad', () => {
  test('is refused to its seller', async () => {
    const { adId, seller } = await createConversation({ now });
    await expect(ask(seller, adId, 'Me?', now)).rejects.toMatchObject({
      code: 'conflict',
      message: messageTexts.ownAd,
    });
  });

  test.each([
    ['expired', { expiresAt: new Date('2026-11-19T12:00:00Z') }],
    ['disabled', { isActive: false }],
    ['held', { moderation: 'held' as const }],
    ['deleted', { deletedAt: now }],
  ])('is refused if it is %s', async (_, columns) => {
    const [seller, buyer] = [await createMember(), await createMember()];
    const { _id } = await createAd(seller, { now, columns });
    await expect(ask(buyer, _id, 'Hello?', now)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('in an adult category needs the age check', async () => {
    const [seller, buyer] = [await createMember(), await createMember()];
    const { _id } = await createAd(seller, { kind: 'escort', now });
    const options = { isAdultVisitor: false };
    const start = startConversation(buyer, _id, { text: 'Hello' }, options, now);
    await expect(start).rejects.toMatchObject({ code: 'forbidden' });
    expect(await ask(buyer, _id, 'Hello', now)).toBeDefined();
  });

  test('twice with one key sends one message; other content with it is refused', async () => {
    const [seller, buyer] = [await createMember(), await createMember()];
    const { _id } = await createAd(seller, { now });
    const send = (text: string) =>
      startConversation(buyer, _id, { text }, { ...visiting, idempotencyKey: 'once' }, now);
    const [first, second] = [await send('Hello'), await send('Hello')];
    expect(second).toEqual(first);
    expect(await db.message.count({ where: { conversationId: first.conversationId } })).toBe(1);
    await expect(send('Hello again')).rejects.toMatchObject({ code: 'conflict' });
    const reply = () =>
      sendMessage(seller, first.conversationId, { text: 'Hi' }, now, { idempotencyKey: 'once' });
    expect(await reply()).toEqual(await reply());
  });
});

describe('ads that hide their seller', () => {
  test.each([
    ['an adult ad', { kind: 'escort' as const }],
    ['a personal', { kind: 'generic' as const, form: { category: 'Friendship - Friends' } }],
  ])('%s shows no usernames', async (_, ad) => {
    const { id, seller, buyer } = await createConversation({ now, ad });
    const toBuyer = await read(buyer, id);
    const toSeller = await read(seller, id);
    expect(toBuyer.person).toEqual({ name: 'The advertiser', href: null, isClosed: false });
    expect(toSeller.person).toEqual({
      name: `Reader ${id.slice(-4)}`,
      href: null,
      isClosed: false,
    });
  });

  test('a block applies to that conversation only', async () => {
    const { id, seller, buyer } = await createConversation({ now, ad: { kind: 'escort' } });
    const { _id: sofa } = await createAd(seller, { now });
    await setBlock(seller, id, true, now);
    await ask(buyer, sofa, 'Is the sofa there?', now);
    const { conversations } = await listConversations(seller, {}, now);
    expect(conversations.find(({ ad }) => ad._id === sofa)).toMatchObject({
      unread: 1,
      blocked: false,
    });
  });
});

describe('a block', () => {
  test('keeps messages from arriving, without a notice', async () => {
    const { id, seller, buyer } = await createConversation({ now });
    const { _id: other } = await createAd(seller, { now });
    await markRead(seller, id, { upTo: 1 });
    await setBlock(seller, id, true, now);
    await say(buyer, id, 'You will be sorry', later(1));
    await ask(buyer, other, 'I write here then', later(2));
    expect(await countUnread(seller)).toEqual({ unread: 0 });
    const sellers = await listConversations(seller, {}, later(3));
    expect(sellers.conversations).toMatchObject([{ id, blocked: true, last: { number: 1 } }]);
    const buyers = await read(buyer, id, later(3));
    expect(buyers).toMatchObject({ closed: null, blocked: false, readByOther: 1 });
    expect(buyers.messages.at(-1)).toMatchObject({ text: 'You will be sorry', mine: true });
    await expect(say(seller, id, 'No')).rejects.toMatchObject({ message: messageTexts.blocked });
  });

  test('ends when it is lifted; withheld messages stay withheld', async () => {
    const { id, seller, buyer } = await createConversation({ now });
    await setBlock(seller, id, true, now);
    await say(buyer, id, 'Withheld', later(1));
    expect(await setBlock(seller, id, false, now)).toEqual({ blocked: false });
    await say(buyer, id, 'Sorry about that', later(2));
    const texts = (await read(seller, id)).messages.map(({ text }) => text);
    expect(texts).toEqual(['Is it still available?', 'Sorry about that']);
  });
});

describe('another member', () => {
  test('cannot read, write, mark or block', async () => {
    const { id } = await createConversation({ now });
    const stranger = await createMember();
    const attempts = [
      () => read(stranger, id),
      () => say(stranger, id, 'Let me in'),
      () => markRead(stranger, id, { upTo: 1 }),
      () => setBlock(stranger, id, true, now),
    ];
    for (const attempt of attempts) {
      await expect(attempt()).rejects.toMatchObject({ code: 'not_found' });
    }
    expect((await listConversations(stranger, {}, now)).conversations).toEqual([]);
    expect(await countUnread(stranger)).toEqual({ unread: 0 });
    expect(await db.message.count({ where: { conversationId: id } })).toBe(1);
  });
});
