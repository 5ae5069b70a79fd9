import { expect, test } from 'vitest';
import { confirmAd, withdrawConfirmations } from '@/lib/ads/publishing/lifetime/confirm-ad';
import { repostAd } from '@/lib/ads/publishing/lifetime/repost-ad';
import { getMyAds, getPublicAd } from '@/lib/ads/reading/queries';
import { confirmationText } from '@/lib/catalogue/conclusion/confirmation';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { addTime, day, hour } from '@/lib/dates';
import { sendMessage } from '@/lib/messages/sending/send-message';
import { createAd } from '@/tests/builders/ad';
import { ask } from '@/tests/builders/conversation';
import { createMember } from '@/tests/builders/member';

const now = new Date('2026-11-20T12:00:00Z');

test('a confirmation lasts for seven days, and a repost confirms too', async () => {
  const seller = await createMember();
  const { _id } = await createAd(seller, { now });
  expect((await getPublicAd(_id, now))?.confirmedAt).toBeNull();
  await confirmAd(seller, _id, now);
  const shown = async (at: Date) => (await getPublicAd(_id, at))?.confirmedAt;
  expect(await shown(addTime(now, 7 * day - 1))).toBe('2026-11-20');
  expect(await shown(addTime(now, 7 * day))).toBeNull();
  const later = addTime(now, 8 * day);
  await repostAd(seller, _id, later);
  expect(await shown(later)).toBe('2026-11-28');
});

test('only the owner can confirm, and only a live ad', async () => {
  const seller = await createMember();
  const off = await createAd(seller, { now, columns: { isActive: false } });
  await expect(confirmAd(seller, off._id, now)).rejects.toMatchObject({
    message: siteTexts.notLive,
  });
  const { _id } = await createAd(seller, { now });
  const stranger = await createMember();
  await expect(confirmAd(stranger, _id, now)).rejects.toMatchObject({ code: 'not_found' });
});

test('a seller who leaves three people without a reply is warned, then loses the confirmation', async () => {
  const seller = await createMember();
  const { _id } = await createAd(seller, { now });
  await confirmAd(seller, _id, now);
  const conversations: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const sent = await ask(await createMember(), _id, 'Is it still available?', now);
    conversations.push(sent.conversationId);
  }
  const unanswered = async (at: Date) => (await getMyAds(seller, at))[0]?.unanswered;
  expect(await unanswered(addTime(now, day - 1))).toBe(0);
  expect(await unanswered(addTime(now, day))).toBe(3);
  await withdrawConfirmations(addTime(now, 3 * day - hour));
  expect((await getPublicAd(_id, addTime(now, 2 * day)))?.confirmedAt).not.toBeNull();
  const lost = addTime(now, 3 * day);
  await withdrawConfirmations(lost);
  expect((await getPublicAd(_id, lost))?.confirmedAt).toBeNull();
  await expect(confirmAd(seller, _id, lost)).rejects.toMatchObject({
    message: siteTexts.answerFirst,
  });
  await sendMessage(seller, conversations[0] ?? '', { text: 'Yes, it is.' }, lost);
  expect(await unanswered(lost)).toBe(2);
  await confirmAd(seller, _id, lost);
});

test('the wording depends on the ad', () => {
  const at = now.toISOString();
  expect(confirmationText('Sold', at, addTime(now, hour))).toBe('Confirmed available today');
  expect(confirmationText('Filled', at, addTime(now, day))).toBe(
    'Confirmed open on 20 November 2026',
  );
});
