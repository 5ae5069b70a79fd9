import { afterEach, expect, test } from 'vitest';
import { cataloguePrices, type Prices } from '@/lib/catalogue/upgrades';
import { addTime, minute } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { cachedPath } from '@/lib/page-cache/cached-routes';
import { tagsOfChange } from '@/lib/page-cache/changes/page-change-tags';
import { changePrices, previewPrices } from '@/lib/payments/change-prices';
import { getPrices } from '@/lib/payments/prices';
import { quote } from '@/lib/payments/purchases/quote';
import { getReceipt } from '@/lib/payments/receipt';
import { createMember } from '@/tests/builders/member';
import { createReadyDraft, openPayment, pay } from '@/tests/builders/payment';
import { createStaff } from '@/tests/builders/staff';

const now = new Date();
const later = addTime(now, minute);
const raised: Prices = { ...cataloguePrices, vip: 8100 };

afterEach(() => db.setting.deleteMany());

const change = async (prices: Prices, before: Prices, at: Date) =>
  changePrices(await createStaff('admin'), { prices, before }, at);

test("the catalogue's prices apply until an admin changes them, and after a reset", async () => {
  expect(await getPrices()).toEqual(cataloguePrices);
  await change(raised, cataloguePrices, now);
  expect(await getPrices()).toEqual(raised);
  await change(cataloguePrices, raised, later);
  expect(await getPrices()).toEqual(cataloguePrices);
  expect(await getPrices(db, now)).toEqual(raised);
  const audit = { action: 'payment.price_changed', subjectId: 'vip', at: { gte: now } };
  expect(await db.auditEntry.findMany({ where: audit, orderBy: { at: 'asc' } })).toMatchObject([
    { data: { from: 7199, to: 8100 } },
    { data: { from: 8100, to: 7199 } },
  ]);
});

test('a sum is checked against current prices, and a receipt keeps its own', async () => {
  const owner = await createMember();
  const draft = await createReadyDraft(owner, now);
  const id = await pay(owner, ['vip', 'website'], { draftId: draft.id }, now);
  await change(raised, cataloguePrices, later);
  const ask = (amountPence: number) => quote(owner, { extras: ['vip'], amountPence }, later);
  await expect(ask(7199)).rejects.toMatchObject({ code: 'invalid' });
  expect(await ask(8100)).toMatchObject({ amountPence: 8100, extras: ['vip'] });
  const byAmount = await quote(owner, { amountPence: 8499 }, later);
  expect(byAmount.extras).toEqual(['vip', 'website']);
  expect((await getReceipt(owner, id)).lines).toEqual([
    { name: 'VIP carousel', pence: 7199 },
    { name: 'Website link', pence: 399 },
  ]);
});

test('a preview shows the changes', async () => {
  const { lines, total } = await previewPrices(raised);
  expect(lines[0]).toEqual({ key: 'vip', before: 7199, after: 8100, catalogue: 7199 });
  expect(total.after - total.before).toBe(901);
});

test('a preview counts the payments that keep their price', async () => {
  const { openPayments: before } = await previewPrices(raised);
  const owner = await createMember();
  const { purchaseId } = await openPayment(owner, ['vip'], {}, now);
  expect(await previewPrices(raised)).toMatchObject({ openPayments: before + 1 });
  const become = async (state: 'processing' | 'failed') =>
    db.purchase.update({ where: { id: purchaseId }, data: { state } });
  await become('processing');
  expect(await previewPrices(raised)).toMatchObject({ openPayments: before + 1 });
  await become('failed');
  expect(await previewPrices(raised)).toMatchObject({ openPayments: before });
});

test('prices with ambiguous sums, or out of range, are refused', async () => {
  const ambiguous = { ...cataloguePrices, newLabel: 399 };
  await expect(change(ambiguous, cataloguePrices, now)).rejects.toMatchObject({ code: 'invalid' });
  await expect(previewPrices({ ...cataloguePrices, vip: 0 })).rejects.toMatchObject({
    fields: { vip: expect.stringContaining('£0.30') },
  });
});

test('the second of two concurrent admins gets a conflict', async () => {
  const both = await Promise.allSettled([
    change(raised, cataloguePrices, now),
    change({ ...cataloguePrices, vip: 6900 }, cataloguePrices, now),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a change invalidates the help page with the prices', () => {
  expect(tagsOfChange('{"settings":true}')).toEqual(['settings']);
  expect(cachedPath('/help/paying-for-upgrades')?.lists).toEqual(['settings']);
});
