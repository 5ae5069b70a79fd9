import { describe, expect, test } from 'vitest';
import { getPublicAd } from '@/lib/ads/reading/queries';
import { markReserved } from '@/lib/messages/mark-ad';
import { answerOffer } from '@/lib/messages/offers/answer-offer';
import { makeOffer } from '@/lib/messages/offers/make-offer';
import { offerWarning } from '@/lib/messages/offers/offer-rules';
import { readConversation } from '@/lib/messages/queries';
import { newOffer } from '@/lib/messages/schema';
import { startConversation } from '@/lib/messages/sending/start-conversation';
import { setBlock } from '@/lib/messages/set-block';
import { messageTexts } from '@/lib/messages/texts';
import { createAd } from '../../builders/ad';
import { createConversation, visiting } from '../../builders/conversation';
import { createMember, type Member } from '../../builders/member';

const now = new Date('2026-11-20T12:00:00Z');
const offer = (who: Member, id: string, pounds: number) =>
  makeOffer(who, id, newOffer.parse({ amount: pounds }), now);
const answer = (who: Member, id: string, number: number, accept: boolean) =>
  answerOffer(who, id, { number, accept }, now);
const read = (who: Member, id: string) => readConversation(who, id, {}, now);

describe('an offer', () => {
  test('can be countered and accepted, and then the ad reserved', async () => {
    const { id, adId, seller, buyer } = await createConversation({ now });
    await offer(buyer, id, 9);
    expect((await read(seller, id)).offer).toEqual({
      number: 2,
      amount: 9,
      mine: false,
      state: 'open',
    });
    await offer(seller, id, 11.5);
    expect((await read(buyer, id)).offer).toMatchObject({ amount: 11.5, state: 'open' });
    await answer(buyer, id, 3, true);
    const { offer: accepted, messages } = await read(seller, id);
    expect(accepted).toMatchObject({ number: 4, amount: 11.5, state: 'accepted' });
    expect(messages.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['text', null],
      ['offer', 9],
      ['offer', 11.5],
      ['accepted', 11.5],
    ]);
    await expect(offer(buyer, id, 8)).rejects.toMatchObject({
      message: messageTexts.offerAccepted,
    });
    await markReserved(seller, adId, { reserved: true }, now);
    expect((await getPublicAd(adId, now))?.reserved).toBe(true);
    expect((await read(buyer, id)).ad.reserved).toBe(true);
  });

  test("can start a conversation on the ad's page", async () => {
    const [seller, buyer] = [await createMember(), await createMember()];
    const { _id } = await createAd(seller, { now });
    const form = newOffer.parse({ amount: 10 });
    const sent = await startConversation(buyer, _id, form, visiting, now);
    expect(sent.message).toMatchObject({ kind: 'offer', amount: 10 });
  });

  test('is begun by the buyer; the owner of the ad only answers one', async () => {
    const { id, seller, buyer } = await createConversation({ now });
    const refused = { code: 'conflict', message: messageTexts.ownOffer };
    await expect(offer(seller, id, 5)).rejects.toMatchObject(refused);
    await offer(buyer, id, 9);
    await offer(seller, id, 11);
    await offer(seller, id, 10);
    await answer(buyer, id, 4, false);
    await expect(offer(seller, id, 9.5)).rejects.toMatchObject(refused);
    expect((await read(buyer, id)).offer).toMatchObject({ amount: 10, state: 'declined' });
  });

  test('can follow a declined one', async () => {
    const { id, seller, buyer } = await createConversation({ now });
    await offer(buyer, id, 5);
    await answer(seller, id, 2, false);
    expect((await read(buyer, id)).offer?.state).toBe('declined');
    await offer(buyer, id, 10);
    expect((await read(seller, id)).offer).toMatchObject({ amount: 10, state: 'open' });
  });

  test('can be answered by the other side only, once, and not after a change', async () => {
    const { id, seller, buyer } = await createConversation({ now });
    await offer(buyer, id, 5);
    const changed = { code: 'conflict', message: messageTexts.offerChanged };
    await expect(answer(buyer, id, 2, true)).rejects.toMatchObject(changed);
    await offer(buyer, id, 6);
    await expect(answer(seller, id, 2, true)).rejects.toMatchObject(changed);
    const both = await Promise.allSettled([
      answer(seller, id, 3, true),
      answer(seller, id, 3, false),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test.each([
    ['a free thing', { form: { genericPrice: undefined } }],
    ['a job', { kind: 'job' as const }],
    ['a service', { kind: 'service' as const }],
    ['an adult ad', { kind: 'escort' as const }],
  ])('is refused for %s', async (_, ad) => {
    const { id, buyer } = await createConversation({ now, ad });
    expect((await read(buyer, id)).takesOffers).toBe(false);
    await expect(offer(buyer, id, 5)).rejects.toMatchObject({ message: messageTexts.noOffers });
  });

  test("of a blocked person does not arrive, and other members' are refused", async () => {
    const { id, seller, buyer } = await createConversation({ now });
    await setBlock(seller, id, true, now);
    await offer(buyer, id, 5);
    expect((await read(seller, id)).offer).toBeNull();
    await setBlock(seller, id, false, now);
    await expect(answer(seller, id, 2, true)).rejects.toMatchObject({ code: 'conflict' });
    const stranger = await createMember();
    await expect(offer(stranger, id, 5)).rejects.toMatchObject({ code: 'not_found' });
    await expect(answer(stranger, id, 2, true)).rejects.toMatchObject({ code: 'not_found' });
  });

  test.each([0, -5, 0.001, 'five', 1e9])('of %s is refused', (amount) => {
    expect(newOffer.safeParse({ amount }).success).toBe(false);
  });
});

test('only the owner can reserve an ad', async () => {
  const { adId, buyer } = await createConversation({ now });
  const attempt = markReserved(buyer, adId, { reserved: true }, now);
  await expect(attempt).rejects.toMatchObject({ code: 'not_found' });
});

test('an offer well above the asking price is questioned', () => {
  expect(offerWarning(9_999_900, 28_000)).toContain(
    '£99,999 is well above the asking price of £280',
  );
  for (const pence of [100, 28_000, 33_600]) expect(offerWarning(pence, 28_000)).toBeUndefined();
});
