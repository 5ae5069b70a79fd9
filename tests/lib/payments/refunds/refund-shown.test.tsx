import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PurchaseCard } from '@/components/payments/purchase-card';
import { ReceiptSheet } from '@/components/payments/receipt-sheet';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { addTime, day, hour } from '@/lib/dates';
import { sandboxProvider } from '@/lib/payments/providers/sandbox/sandbox-provider';
import { reconcilePayments } from '@/lib/payments/purchases/reconcile';
import { getPurchases } from '@/lib/payments/queries';
import { getReceipt } from '@/lib/payments/receipt';
import { exportMyData } from '@/lib/privacy/export-my-data';
import { expectConsoleErrors } from '@/tests/builders/console';
import { createMember, type Member } from '@/tests/builders/member';
import { createReadyDraft, pay, purchaseRow } from '@/tests/builders/payment';

/* How the payments page, the receipt and the export show a refund. */

const now = new Date('2026-11-20T12:00:00Z');
const later = addTime(now, 7 * day);

let owner: Member;
let id: string;

beforeEach(async () => {
  owner = await createMember();
  const { id: draftId } = await createReadyDraft(owner, now);
  id = await pay(owner, ['vip'], { draftId }, now);
});
afterEach(() => vi.restoreAllMocks());

async function shown() {
  const [purchase] = await getPurchases(owner);
  const receipt = await getReceipt(owner, id);
  if (!purchase) throw new Error('There is no payment');
  return {
    card: renderToStaticMarkup(<PurchaseCard purchase={purchase} />),
    receipt: renderToStaticMarkup(<ReceiptSheet receipt={receipt} paidAt={now} />),
    exported: (await exportMyData(owner, later)).purchases[0],
  };
}

test('a refund is shown as on its way, and as delayed once attempts are used up', async () => {
  const logged = expectConsoleErrors();
  const pending = { ref: 're_1', amountPence: 7199, status: 'pending', failure: null } as const;
  const refund = vi.spyOn(sandboxProvider, 'refund').mockResolvedValue(pending);
  const list = vi.spyOn(sandboxProvider, 'listRefunds').mockResolvedValue([pending]);
  await reconcilePayments(later);
  const onItsWay = await shown();
  expect(onItsWay.card).toContain('Refund on its way');
  expect(onItsWay.receipt).toMatch(/Refund<\/dt><dd[^>]*>On its way/);
  expect(onItsWay.receipt).not.toContain('Refunded on');
  expect(onItsWay.exported).toMatchObject({ state: 'paid', refundState: 'pending' });

  list.mockResolvedValue([{ ...pending, status: 'failed', failure: 'expired_card' }]);
  refund.mockResolvedValue({ ...pending, ref: null, status: 'failed', failure: 'expired_card' });
  for (const hours of [1, 2, 6, 22, 86]) await reconcilePayments(addTime(later, hours * hour));
  expect((await purchaseRow(id)).refunds).toHaveLength(5);
  expect(logged).toHaveLength(1);
  const delayed = await shown();
  expect(delayed.card).toContain('Refund delayed');
  expect(delayed.card).toContain(siteTexts.refundDelayed);
  expect(delayed.receipt).toMatch(/Refund<\/dt><dd[^>]*>Delayed/);
  expect(delayed.exported).toMatchObject({
    refundState: 'failed',
    refundDelayedAt: addTime(later, 86 * hour).toISOString(),
  });
});

test('a completed refund is shown with its date', async () => {
  await reconcilePayments(later);
  const { card, receipt, exported } = await shown();
  expect(card).toContain('Refunded');
  expect(receipt).toContain('Refunded on');
  expect(exported).toMatchObject({ state: 'refunded', refundState: 'succeeded' });
});
