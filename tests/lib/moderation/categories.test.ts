import { afterEach, expect, test } from 'vitest';
import { publishAd } from '@/lib/ads/publishing/publish-ad';
import { updateAd } from '@/lib/ads/publishing/update-ad';
import { addTime, minute } from '@/lib/dates';
import { db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { changeCategories, previewCategories } from '@/lib/moderation/change-categories';
import { categoryChange } from '@/lib/moderation/schema';
import { quote } from '@/lib/payments/purchases/quote';
import { closedCategories } from '@/lib/settings/categories';
import { settingHistory } from '@/lib/settings/store';
import { type Body, createAd, parseAdForm, validAdForm } from '@/tests/builders/ad';
import { createMember } from '@/tests/builders/member';
import { createReadyDraft, order } from '@/tests/builders/payment';
import { createStaff } from '@/tests/builders/staff';

const now = new Date();
const form = (changes: Body = {}) => parseAdForm(validAdForm('goods', changes), now);
const { category } = form();

afterEach(() => db.setting.deleteMany());

const close = async (closed: string[], before: string[] = [], at = now) =>
  changeCategories(await createStaff('admin'), categoryChange.parse({ closed, before }), at);

test('by default every category is open, and closed ones can be reopened', async () => {
  expect(await closedCategories()).toEqual([]);
  await close([category.slug]);
  expect(await closedCategories()).toEqual([category.slug]);
  await close([], [category.slug], addTime(now, minute));
  expect(await closedCategories()).toEqual([]);
  const key = `category.${category.slug}`;
  expect(await settingHistory([key])).toMatchObject([
    { value: null, by: expect.any(String) },
    { value: 'closed', by: expect.any(String) },
  ]);
  const audit = { subjectType: 'category', subjectId: category.slug, at: { gte: now } };
  expect(await db.auditEntry.findMany({ where: audit, orderBy: { at: 'asc' } })).toMatchObject([
    { action: 'category.closed' },
    { action: 'category.opened' },
  ]);
});

test('a closed category accepts no new ad and no payment for one', async () => {
  const member = await createMember();
  const draft = await createReadyDraft(member, now);
  await close([category.slug]);
  await expect(publishAd(member, form(), now)).rejects.toMatchObject({
    code: 'invalid',
    fields: { category: expect.stringContaining('does not accept new ads') },
  });
  const payment = { ...order(['vip'], { draftId: draft.id }) };
  await expect(quote(member, payment, now)).rejects.toMatchObject({ code: 'invalid' });
});

test('existing ads can be edited and promoted, but none can move into it', async () => {
  const member = await createMember();
  const there = await createAd(member, { now });
  const elsewhere = await createAd(member, { form: { category: 'Fashion' }, now });
  await close([category.slug]);
  const edited = await updateAd(member, there._id, form({ title: 'The same, but repaired' }), now);
  expect(edited.title).toBe('The same, but repaired');
  expect(await quote(member, order(['vip'], { adId: there._id }), now)).toBeTruthy();
  await expect(updateAd(member, elsewhere._id, form(), now)).rejects.toMatchObject({
    fields: { category: expect.any(String) },
  });
});

test('a preview shows the changes with the affected ads and drafts', async () => {
  const member = await createMember();
  await createAd(member, { now });
  await createReadyDraft(member, now);
  const { lines } = await previewCategories([category.slug], now);
  expect(lines).toEqual([
    {
      slug: category.slug,
      name: category.name,
      closes: true,
      liveAds: expect.any(Number),
      drafts: expect.any(Number),
    },
  ]);
  expect(lines[0]?.liveAds).toBeGreaterThan(0);
  expect(lines[0]?.drafts).toBeGreaterThan(0);
  expect((await previewCategories([], now)).lines).toEqual([]);
});

test('a preview counts the ads that are public', async () => {
  const { slug } = form({ category: 'Fashion' }).category;
  const member = await createMember();
  const live = async () => (await previewCategories([slug], now)).lines[0]?.liveAds;
  const before = (await live()) ?? 0;
  const create = (columns: Prisma.AdUncheckedUpdateInput) =>
    createAd(member, { form: { category: 'Fashion' }, columns, now });
  await create({ expiresAt: null });
  await create({ expiresAt: now });
  await create({ isActive: false });
  expect(await live()).toBe(before + 1);
});

test('concurrent changes by two admins conflict, and unknown categories are refused', async () => {
  await close([category.slug]);
  await expect(close(['fashion'])).rejects.toMatchObject({ code: 'conflict' });
  expect(categoryChange.safeParse({ closed: ['nowhere'], before: [] }).success).toBe(false);
});
