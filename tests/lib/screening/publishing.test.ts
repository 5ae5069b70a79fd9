import { expect, test } from 'vitest';
import { updateDetails } from '@/lib/accounts/update-details';
import { checkWords } from '@/lib/ads/publishing/form/check-words';
import { updateAd } from '@/lib/ads/publishing/update-ad';
import { db } from '@/lib/db/client';
import { getQueueAd } from '@/lib/moderation/queue/get-queue-ad';
import { screenText } from '@/lib/screening/screen-text';
import { createAd, parseAdForm, validAdForm } from '@/tests/builders/ad';
import { createMember } from '@/tests/builders/member';

const now = new Date('2026-11-20T12:00:00Z');
const bad = {
  title: 'Best c0ca1ne in Ilford',
  description: 'Delivered the same day in a plain bag.',
};
const callMe = 'Good as new. Call me on 07400 123456 for more.';

test('an ad that matches a rule waits for a moderator, and its owner is told the words', async () => {
  const ad = await createAd(await createMember(), { form: bad, now });
  expect(ad).toMatchObject({ moderation: 'held', status: 'Under review', expiresAt: null });
  expect(ad.moderationReason).toContain('“c0ca1ne”: This reads like an offer of illegal drugs');
  const [hit] = await db.screeningHit.findMany({ where: { adId: ad._id } });
  expect(hit).toMatchObject({
    field: 'title',
    words: 'c0ca1ne',
    action: 'hold',
    start: 5,
    end: 12,
  });
});

test("the moderators' queue has the words and a risk by category", async () => {
  const { _id: targetId } = await createAd(await createMember(), { form: bad, now });
  const open = await db.moderationCase.findFirst({ where: { targetId }, select: { risk: true } });
  expect(open?.risk).toBe(60);
  expect((await getQueueAd(targetId))?.hits).toMatchObject([{ rule: 'drugs', words: 'c0ca1ne' }]);
});

test('an innocent ad is public at once without hits', async () => {
  const ad = await createAd(await createMember(), { now });
  expect(ad).toMatchObject({ moderation: 'approved', moderationReason: null });
  expect(await db.screeningHit.count({ where: { adId: ad._id } })).toBe(0);
});

const awareness = {
  title: 'Drug awareness evening for parents',
  description:
    'What are vapes, spice and ketamine? A nurse and a police officer answer. School hall, free.',
};

test('such a word in an otherwise ordinary text warns, and a moderator reviews it', async () => {
  const owner = await createMember();
  const form = parseAdForm(validAdForm('goods', awareness), now);
  const check = await checkWords(owner, form);
  expect(check).toMatchObject({ action: 'warn', warnings: [{ words: 'ketamine' }] });
  const ad = await createAd(owner, { form: awareness, now });
  expect(ad).toMatchObject({ moderation: 'approved', moderationReason: null });
  const hits = await db.screeningHit.findMany({ where: { adId: ad._id } });
  expect(hits).toMatchObject([{ action: 'flag', ruleId: 'drugs-named', words: 'ketamine' }]);
  const open = await db.moderationCase.findMany({ where: { targetId: ad._id, closedAt: null } });
  expect(open).toMatchObject([{ risk: 20 }]);
});

test('an edit that adds such a word to an approved ad opens a case, and keeps it public', async () => {
  const owner = await createMember();
  const { _id: targetId } = await createAd(owner, { now });
  const edited = await updateAd(
    owner,
    targetId,
    parseAdForm(validAdForm('goods', awareness), now),
    now,
  );
  expect(edited).toMatchObject({ moderation: 'approved' });
  expect(await db.moderationCase.count({ where: { targetId, closedAt: null } })).toBe(1);
});

test('an edit that adds such words holds an approved ad', async () => {
  const owner = await createMember();
  const { _id: id } = await createAd(owner, { now });
  const edited = await updateAd(owner, id, parseAdForm(validAdForm('goods', bad), now), now);
  expect(edited).toMatchObject({ moderation: 'held', status: 'Under review' });
});

test('an edit keeps the approval of words that a moderator has approved', async () => {
  const owner = await createMember();
  const { _id: id } = await createAd(owner, { form: bad, now });
  await db.ad.update({ where: { id }, data: { moderation: 'approved' }, select: { id: true } });
  const form = (changes: object) => parseAdForm(validAdForm('goods', { ...bad, ...changes }), now);
  expect(await updateAd(owner, id, form({ genericPrice: 99 }), now)).toMatchObject({
    moderation: 'approved',
  });
  const worse = form({ description: 'Delivered the same day with ketamine in a plain bag.' });
  expect(await updateAd(owner, id, worse, now)).toMatchObject({ moderation: 'held' });
});

test('words banned by the operator hold', async () => {
  await db.bannedWord.create({ data: { words: 'wobble widget' } });
  const form = { title: 'One w0bble widget left over' };
  const ad = await createAd(await createMember(), { form, now });
  expect(ad.moderation).toBe('held');
});

test('a check reports the words without publishing', async () => {
  const owner = await createMember();
  const form = parseAdForm(validAdForm('goods', { ...bad, description: callMe }), now);
  const check = await checkWords(owner, form);
  expect(check).toMatchObject({
    action: 'hold',
    warnings: [
      { field: 'title', words: 'c0ca1ne', action: 'hold' },
      { field: 'description', words: '07400 123456', action: 'warn' },
    ],
  });
  expect(await db.ad.count({ where: { ownerId: owner.userId } })).toBe(0);
});

test('a check of an edit omits words that a moderator has approved', async () => {
  const owner = await createMember();
  const { _id: id } = await createAd(owner, { form: bad, now });
  await db.ad.update({ where: { id }, data: { moderation: 'approved' }, select: { id: true } });
  const form = parseAdForm(validAdForm('goods', bad), now);
  expect(await checkWords(owner, form, id)).toEqual({ action: null, warnings: [] });
  expect((await checkWords(owner, form)).action).toBe('hold');
  const other = checkWords(await createMember(), form, id);
  await expect(other).rejects.toMatchObject({ code: 'not_found' });
});

test("the website's address is screened, but is allowed as a link", async () => {
  const owner = await createMember();
  const actionOf = async (websiteUrl: string) =>
    (await checkWords(owner, parseAdForm(validAdForm('goods', { websiteUrl }), now))).action;
  expect(await actionOf('https://oaktables.co.uk/shop')).toBeNull();
  expect(await actionOf('https://bit.ly/3xyz')).toBe('hold');
  expect(await actionOf('https://example.co.uk/buy-cocaine-here')).toBe('hold');
});

test('a plain link gives a warning, and a disguised one holds', () => {
  const actionOf = (text: string) =>
    screenText([{ field: 'description', text }], { kind: 'ad', categoryGroup: 'goods' }).action;
  expect(actionOf('More photos on https://example.co.uk/table')).toBe('warn');
  expect(actionOf('More photos on h t t p s : / / example.co.uk')).toBe('hold');
  expect(actionOf('More photos on hxxps://example.co.uk')).toBe('hold');
  expect(actionOf('Order code uhxxpcffnojagpxespqu')).toBeNull();
});

test('a username with such words is refused with a sentence', async () => {
  const change = updateDetails(await createMember(), { firstName: 'N1gger' }, now);
  await expect(change).rejects.toMatchObject({
    code: 'invalid',
    fields: { firstName: expect.stringContaining('without “N1gger”') },
  });
});
