import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteAd } from '@/lib/ads/publishing/lifetime/delete-ad';
import { publishAd } from '@/lib/ads/publishing/publish-ad';
import { updateAd } from '@/lib/ads/publishing/update-ad';
import type { UpgradeKey } from '@/lib/catalogue/upgrades';
import { addTime, day, hour, minute } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { deleteDraft } from '@/lib/drafts/delete-draft';
import { sandboxProvider } from '@/lib/payments/providers/sandbox/sandbox-provider';
import { reconcilePayments } from '@/lib/payments/purchases/reconcile';
import { remindUnpublished } from '@/lib/payments/purchases/remind-unpublished';
import { messagesTo } from '../../../builders/account';
import { createAd } from '../../../builders/ad';
import { expectConsoleErrors } from '../../../builders/console';
import { createMember, type Member } from '../../../builders/member';
import {
  createReadyDraft,
  deliverEvents,
  disputeEvent,
  intentEvent,
  openPayment,
  paidForm,
  pay,
  payUnnoticed,
  publishPaidAd,
  purchaseRow,
  refundEvent,
  sendEvent,
} from '../../../builders/payment';

const now = new Date('2026-11-20T12:00:00Z');

let owner: Member;
let draftId: string;

beforeEach(async () => {
  for (const table of [db.purchase, db.sandboxEvent]) {
    await (table as typeof db.sandboxEvent).deleteMany();
  }
  owner = await createMember();
  draftId = (await createReadyDraft(owner, now)).id;
});

const publishPaid = (extras: UpgradeKey[], at = now) => publishPaidAd(owner, extras, at);

/** Buys another week of VIP and publishes with it. */
async function extend(adId: string, at = now) {
  const id = await pay(owner, ['vip'], { adId, extend: true }, at);
  await updateAd(owner, adId, paidForm(['vip'], null, at), at);
  return id;
}

const isRefunded = async (id: string) => {
  const where = { intent: { purchaseId: id }, status: 'succeeded' };
  return (await db.sandboxRefund.count({ where })) === 1;
};

const endsOf = async (id: string) =>
  (await purchaseRow(id)).promotions.map(({ endsAt }) => endsAt?.getTime());

async function mailsOf(member: Member) {
  const { email } = await db.user.findUniqueOrThrow({ where: { id: member.userId } });
  return (await messagesTo(email)).map((mail) => ('subject' in mail ? mail.subject : ''));
}

describe('the reconciler', () => {
  test('polls all of hundreds of open payments', async () => {
    const { purchaseId: first } = await openPayment(owner, ['vip'], { draftId }, now);
    const { ownerId, extras, amountPence, provider } = await purchaseRow(first);
    const begun = { ownerId, extras, amountPence, provider, createdAt: now };
    await db.purchase.createMany({ data: Array.from({ length: 520 }, () => begun) });
    const { id: last } = await createReadyDraft(owner, now);
    const id = await payUnnoticed(owner, ['vip'], { draftId: last }, now);
    await reconcilePayments(now);
    expect((await purchaseRow(id)).state).toBe('paid');
  });

  test('finds payments even if every webhook is lost', async () => {
    const id = await payUnnoticed(owner, ['vip'], { draftId }, now);
    await reconcilePayments(addTime(now, 5 * minute));
    const row = await purchaseRow(id);
    expect(row.history).toEqual(['created', 'paid']);
    expect(row.events.at(-1)?.cause).toBe('reconciled');
  });

  test('keeps payments open that may still be paid, and closes them after a day', async () => {
    const { purchaseId: id } = await openPayment(owner, ['vip'], { draftId }, now);
    await reconcilePayments(addTime(now, day - 1));
    expect((await purchaseRow(id)).state).toBe('created');
    await reconcilePayments(addTime(now, day));
    expect((await purchaseRow(id)).state).toBe('failed');
  });

  test('fails purchases after an hour that never reached the provider', async () => {
    const { purchaseId: id } = await openPayment(owner, ['vip'], { draftId }, now);
    await db.purchase.update({ where: { id }, data: { providerRef: null } });
    await reconcilePayments(addTime(now, hour));
    expect((await purchaseRow(id)).state).toBe('created');
    await reconcilePayments(addTime(now, hour + 1));
    expect((await purchaseRow(id)).state).toBe('failed');
  });

  test('refunds purchases that are unpublished after seven days, with a mail', async () => {
    const id = await pay(owner, ['vip'], { draftId }, now);
    await reconcilePayments(addTime(now, 7 * day - 1));
    expect((await purchaseRow(id)).state).toBe('paid');
    await reconcilePayments(addTime(now, 7 * day));
    expect(await purchaseRow(id)).toMatchObject({ state: 'refunded', refundReason: 'unpublished' });
    expect(await isRefunded(id)).toBe(true);
    expect(await mailsOf(owner)).toContain('Your Townboard payment was refunded');
    // The provider's event for it changes nothing.
    await deliverEvents(addTime(now, 7 * day));
    expect((await purchaseRow(id)).history).toEqual(['created', 'paid', 'refunded']);
  });

  test('refunds the second of two payments for one draft', async () => {
    const { purchaseId: first } = await openPayment(owner, ['vip'], { draftId }, now);
    const second = await pay(owner, ['featured'], { draftId }, addTime(now, 1));
    expect((await purchaseRow(first)).state).toBe('failed');
    // The purchase was not cancelled after all.
    await db.sandboxIntent.updateMany({
      where: { purchaseId: first },
      data: { status: 'succeeded' },
    });
    await sendEvent(await intentEvent(first), now);
    await reconcilePayments(now);
    const states = [await purchaseRow(first), await purchaseRow(second)].map(({ state }) => state);
    expect(states.sort()).toEqual(['paid', 'refunded']);
    expect(await isRefunded(second)).toBe(true);
  });

  test('continues if one cannot be polled, and throws at the end', async () => {
    const logged = expectConsoleErrors();
    const lost = await payUnnoticed(owner, ['vip'], { draftId }, now);
    await db.purchase.update({ where: { id: lost }, data: { providerRef: 'pi_nowhere' } });
    const other = await createReadyDraft(owner, now);
    const id = await payUnnoticed(owner, ['vip'], { draftId: other.id }, addTime(now, -1));
    await expect(reconcilePayments(now)).rejects.toThrow('1 purchases could not be polled');
    expect((await purchaseRow(id)).state).toBe('paid');
    expect(logged).toHaveLength(1);
  });

  test('refunds once if the app dies between refund and recording', async () => {
    const id = await pay(owner, ['vip'], { draftId }, now);
    await deleteDraft(owner, draftId, now);
    const { providerRef } = await purchaseRow(id);
    const refund = vi.spyOn(sandboxProvider, 'refund');
    await sandboxProvider.refund(providerRef ?? '', `refund-${id}-1`, now);
    await reconcilePayments(now);
    expect(refund).toHaveBeenCalledTimes(2);
    refund.mockRestore();
    expect((await purchaseRow(id)).state).toBe('refunded');
    const type = { path: ['type'], equals: 'refund.created' };
    const events = await db.sandboxEvent.findMany({ where: { body: type } });
    const names = events.map(({ body }) => (body as { id: string }).id);
    expect(new Set(names).size).toBe(1);
  });
});

describe('it refunds', () => {
  test('a deleted draft, also if it is paid afterwards', async () => {
    const { purchaseId: id } = await openPayment(owner, ['vip'], { draftId }, now);
    await payUnnoticed(owner, ['vip'], { draftId }, now);
    await deleteDraft(owner, draftId, now);
    await reconcilePayments(now);
    expect(await purchaseRow(id)).toMatchObject({
      state: 'refunded',
      refundReason: 'draft deleted',
    });
  });

  test('nothing for a payment that was only started: it can no longer be paid', async () => {
    const { purchaseId: id } = await openPayment(owner, ['vip'], { draftId }, now);
    await publishAd(owner, paidForm([], draftId, now), now);
    await reconcilePayments(now);
    expect(await purchaseRow(id)).toMatchObject({ state: 'failed', refundReason: 'not used' });
    const intent = await db.sandboxIntent.findUniqueOrThrow({ where: { purchaseId: id } });
    expect(intent.status).toBe('canceled');
  });

  test("a deleted ad's upgrades that had not begun", async () => {
    const { id, adId } = await publishPaid(['vip']);
    const waiting = await pay(owner, ['highlight'], { adId }, now);
    await deleteAd(owner, adId, addTime(now, hour));
    await reconcilePayments(addTime(now, hour));
    expect((await purchaseRow(waiting)).state).toBe('refunded');
    expect((await purchaseRow(id)).state).toBe('applied');
  });

  describe('the upgrades of an ad that a moderator removes', () => {
    const remove = (id: string) =>
      db.ad.update({
        where: { id },
        data: { moderation: 'removed', moderationReason: 'A fake brand.' },
      });

    const statesOf = async (...ids: string[]) => {
      const states = [];
      for (const id of ids) states.push((await purchaseRow(id)).state);
      return states;
    };

    test('running and waiting upgrades but not ended ones, without a request', async () => {
      const { id: over, adId } = await publishPaid(['vip'], addTime(now, -8 * day));
      const running = await extend(adId);
      const waiting = await pay(owner, ['highlight'], { adId }, now);
      await remove(adId);
      await reconcilePayments(now);
      expect(await statesOf(over, running, waiting)).toEqual(['applied', 'refunded', 'refunded']);
      expect(await db.promotion.count({ where: { adId, endsAt: { gt: now } } })).toBe(0);
      expect((await purchaseRow(running)).refundReason).toBe('ad removed');
    });

    test('also if the owner deletes the ad before the refund', async () => {
      const { id, adId } = await publishPaid(['vip']);
      await remove(adId);
      await deleteAd(owner, adId, addTime(now, minute));
      await reconcilePayments(addTime(now, minute));
      expect(await statesOf(id)).toEqual(['refunded']);
    });

    test('but not for an ad that is only held', async () => {
      const { id, adId } = await publishPaid(['vip']);
      await db.ad.update({ where: { id: adId }, data: { moderation: 'held' } });
      await reconcilePayments(now);
      expect(await statesOf(id)).toEqual(['applied']);
    });
  });
});

describe('what the provider reports about a live ad', () => {
  test('a refund ends its upgrades at once, also a link', async () => {
    const { id, adId } = await publishPaid(['vip', 'website']);
    const later = addTime(now, day);
    await sendEvent(await refundEvent(id), later);
    expect((await purchaseRow(id)).history).toEqual(['created', 'paid', 'applied', 'refunded']);
    expect(await endsOf(id)).toEqual([later.getTime(), later.getTime()]);
    expect(await db.ad.count({ where: { id: adId, deletedAt: null } })).toBe(1);
  });

  test('a refund moves later upgrades up, with their full term', async () => {
    const { id, adId } = await publishPaid(['vip']);
    const second = await extend(adId);
    const third = await extend(adId);
    const later = addTime(now, 2 * day);
    await sendEvent(await refundEvent(id), later);
    expect(await endsOf(second)).toEqual([addTime(later, 7 * day).getTime()]);
    expect(await endsOf(third)).toEqual([addTime(later, 14 * day).getTime()]);
    // Refunds an upgrade that has not begun.
    await sendEvent(await refundEvent(second), later);
    expect(await endsOf(third)).toEqual([addTime(later, 7 * day).getTime()]);
  });

  test('a dispute pauses upgrades; if won, they continue with the rest', async () => {
    const { id } = await publishPaid(['vip', 'website']);
    const opened = addTime(now, 3 * day);
    await sendEvent(await disputeEvent(id, 'open'), opened);
    expect(await endsOf(id)).toEqual([opened.getTime(), opened.getTime()]);
    const closed = addTime(now, 20 * day);
    await sendEvent(await disputeEvent(id, 'won'), closed);
    const row = await purchaseRow(id);
    expect(row.history).toEqual(['created', 'paid', 'applied', 'disputed', 'applied']);
    const ends = Object.fromEntries(row.promotions.map((each) => [each.upgrade, each.endsAt]));
    expect(ends).toEqual({ vip: addTime(closed, 4 * day), website: null });
  });

  test("a dispute won late extends the ad's life, so that no paid day is lost", async () => {
    const { id, adId } = await publishPaid(['vip']);
    await sendEvent(await disputeEvent(id, 'open'), addTime(now, day));
    const closed = addTime(now, 40 * day);
    await sendEvent(await disputeEvent(id, 'won'), closed);
    const ad = await db.ad.findUniqueOrThrow({ where: { id: adId } });
    expect(ad.expiresAt).toEqual(addTime(closed, 6 * day));
  });

  test('a lost dispute ends them', async () => {
    const { id } = await publishPaid(['vip']);
    await sendEvent(await disputeEvent(id, 'open'), now);
    await sendEvent(await disputeEvent(id, 'lost'), now);
    await sendEvent(await disputeEvent(id, 'won'), now);
    expect((await purchaseRow(id)).state).toBe('refunded');
    expect((await purchaseRow(id)).promotions[0]?.pausedAt).toBeNull();
  });

  test('the end of a dispute may arrive before its beginning', async () => {
    const { id } = await publishPaid(['vip']);
    await sendEvent(await disputeEvent(id, 'won'), now);
    await sendEvent(await disputeEvent(id, 'open'), now);
    expect((await purchaseRow(id)).state).toBe('applied');
    await sendEvent(await disputeEvent(id, 'open', 'dp_2'), now);
    expect((await purchaseRow(id)).state).toBe('disputed');
  });

  test('disputed money cannot be published with', async () => {
    const id = await pay(owner, ['vip'], { draftId }, now);
    await sendEvent(await disputeEvent(id, 'open'), now);
    await expect(publishAd(owner, paidForm(['vip'], draftId, now), now)).rejects.toMatchObject({
      code: 'payment_required',
    });
    await sendEvent(await disputeEvent(id, 'won'), now);
    await publishAd(owner, paidForm(['vip'], draftId, now), now);
    expect((await purchaseRow(id)).state).toBe('applied');
  });
});

describe('the reminder', () => {
  test('is sent once, a quarter of an hour after an unpublished payment', async () => {
    await pay(owner, ['vip'], { draftId }, now);
    await remindUnpublished(addTime(now, 15 * minute - 1));
    const isReminder = (subject: string) => subject.includes('ready to publish');
    expect((await mailsOf(owner)).filter(isReminder)).toHaveLength(0);
    await Promise.all([1, 2, 3].map(() => remindUnpublished(addTime(now, 15 * minute))));
    await remindUnpublished(addTime(now, hour));
    expect((await mailsOf(owner)).filter(isReminder)).toHaveLength(1);
  });

  test('is not sent after publication', async () => {
    await publishPaid(['vip']);
    expect(await remindUnpublished(addTime(now, hour))).toBe(0);
  });

  test('links to the draft, or to the edit', async () => {
    await pay(owner, ['vip'], { draftId }, now);
    const editor = await createMember();
    const ad = await createAd(editor, { now });
    await pay(editor, ['vip'], { adId: ad._id }, now);
    await remindUnpublished(addTime(now, hour));
    const texts = [];
    for (const { userId } of [owner, editor]) {
      const { email } = await db.user.findUniqueOrThrow({ where: { id: userId } });
      texts.push((await messagesTo(email)).map(({ text }) => text).join());
    }
    expect(texts[0]).toContain(`/post?draft=${draftId}`);
    expect(texts[1]).toContain(`/edit/${ad._id}`);
  });
});
