import { afterEach, expect, test, vi } from 'vitest';
import { db } from '@/lib/db/client';
import { getPurchases } from '@/lib/payments/queries';
import { getReceipt, vatIn } from '@/lib/payments/receipt';
import { createMember } from '../../builders/member';
import { createReadyDraft, openPayment, pay } from '../../builders/payment';

const now = new Date('2026-11-20T12:00:00Z');

afterEach(() => vi.unstubAllEnvs());

test('a receipt names the operator, the upgrades, and the included VAT', async () => {
  vi.stubEnv('OPERATOR_NAME', 'Harbour Media Ltd');
  vi.stubEnv('OPERATOR_ADDRESS', '1 Quay Street, Bristol BS1 4DJ');
  vi.stubEnv('VAT_NUMBER', 'GB123456789');
  const owner = await createMember();
  const draft = await createReadyDraft(owner, now);
  const id = await pay(owner, ['vip', 'website'], { draftId: draft.id }, now);
  expect(await getReceipt(owner, id)).toMatchObject({
    number: expect.stringMatching(/^R-[0-9A-F]{10}$/),
    seller: { name: 'Harbour Media Ltd', address: '1 Quay Street, Bristol BS1 4DJ' },
    buyer: 'Test Member',
    lines: [
      { name: 'VIP carousel', pence: 7199 },
      { name: 'Website link', pence: 399 },
    ],
    totalPence: 7598,
    vat: { number: 'GB123456789', rate: 20, pence: 1266 },
  });
  const stranger = await createMember();
  await expect(getReceipt(stranger, id)).rejects.toMatchObject({ code: 'not_found' });
});

test('without a VAT number there is no VAT line', () => expect(vatIn(7199)).toBeNull());

test('a receipt at old prices shows only the total', async () => {
  const owner = await createMember();
  const id = await pay(owner, ['vip'], {}, now);
  await db.purchase.update({ where: { id }, data: { amountPence: 6999 } });
  const { lines, totalPence } = await getReceipt(owner, id);
  expect([lines, totalPence]).toEqual([[{ name: 'VIP carousel', pence: null }], 6999]);
});

test('payments are listed newest first, without those never paid', async () => {
  const owner = await createMember();
  const drafts = [await createReadyDraft(owner, now), await createReadyDraft(owner, now)];
  await openPayment(owner, ['vip'], {}, now);
  const ids = [];
  for (const { id } of drafts) ids.push(await pay(owner, ['vip'], { draftId: id }, now));
  expect((await getPurchases(owner)).map(({ id }) => id)).toEqual(ids.reverse());
});
