import { addTime, minute, second } from '@/lib/dates';
import { addJob } from '@/lib/db/add-job';
import { type Db, db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { randomId } from '@/lib/ids';
import type { ProviderRefund } from '@/lib/payments/providers/payment-provider';
import { emitSandboxEvent } from './sandbox-event';

/* The card decides the outcome of a refund (cards.ts). */

const settleAfter = 2 * minute;

const select = {
  id: true,
  intentId: true,
  amountPence: true,
  status: true,
  becomes: true,
  settlesAt: true,
} as const satisfies Prisma.SandboxRefundSelect;

type Row = Prisma.SandboxRefundGetPayload<{ select: typeof select }>;

const toRefund = ({ id, amountPence, status }: Row): ProviderRefund => ({
  ref: id,
  amountPence,
  status: status === 'succeeded' || status === 'failed' ? status : 'pending',
  failure: status === 'failed' ? 'lost_or_stolen_card' : null,
});

/** Idempotent per key, and never more than was paid. */
export const refundInSandbox = (
  intentId: string,
  key: string,
  now: Date,
): Promise<ProviderRefund | null> =>
  db.$transaction(async (tx) => {
    const intent = await lockIntent(tx, intentId);
    const known = await tx.sandboxRefund.findUnique({ where: { key }, select });
    if (known) return toRefund(known);
    if (intent?.status !== 'succeeded') {
      return { ref: null, amountPence: 0, status: 'failed', failure: 'payment_not_found' };
    }
    const standing = { intentId, status: { not: 'failed' } };
    if ((await tx.sandboxRefund.count({ where: standing })) > 0) return null;
    const row = await tx.sandboxRefund.create({
      data: {
        id: `re_sandbox_${randomId(24)}`,
        intentId,
        key,
        amountPence: intent.amountPence,
        createdAt: now,
        ...courseOf(intent.refundOutcome, now),
      },
      select,
    });
    await tell(tx, row, 'refund.created', now);
    if (row.settlesAt) {
      // The database's clock may be slightly ahead of this machine's.
      const runAt = addTime(row.settlesAt, 5 * second);
      await addJob({ task: 'settle-sandbox-refunds', maxAttempts: 10, runAt }, tx);
    }
    return toRefund(row);
  });

function courseOf(outcome: string | null, now: Date) {
  const settlesAt = addTime(now, settleAfter);
  if (outcome === 'pends') return { status: 'pending', becomes: 'succeeded', settlesAt };
  if (outcome === 'fails') return { status: 'succeeded', becomes: 'failed', settlesAt };
  return { status: 'succeeded' };
}

export async function listSandboxRefunds(intentId: string, now: Date): Promise<ProviderRefund[]> {
  await settleSandboxRefunds(now);
  const orderBy = [{ createdAt: 'desc' }, { id: 'desc' }] as const;
  const rows = await db.sandboxRefund.findMany({
    where: { intentId },
    orderBy: [...orderBy],
    select,
  });
  return rows.map(toRefund);
}

export async function settleSandboxRefunds(now: Date): Promise<void> {
  const where = { settlesAt: { lte: now } };
  const due = await db.sandboxRefund.findMany({ where, select, take: 100 });
  for (const row of due) await db.$transaction((tx) => settle(tx, row, now));
}

async function settle(tx: Db, row: Row, now: Date): Promise<void> {
  const { id, status, becomes } = row;
  if (!becomes) return;
  const { count } = await tx.sandboxRefund.updateMany({
    where: { id, status, becomes },
    data: { status: becomes, becomes: null, settlesAt: null },
  });
  if (count === 0) return;
  const type = becomes === 'failed' ? 'refund.failed' : 'refund.updated';
  await tell(tx, { ...row, status: becomes }, type, now);
}

const tell = (tx: Db, row: Row, type: string, now: Date) =>
  emitSandboxEvent(
    tx,
    { type, kind: 'refund-state', ref: row.intentId, refund: toRefund(row) },
    now,
  );

async function lockIntent(tx: Db, id: string) {
  await tx.$queryRaw`SELECT FROM "SandboxIntent" WHERE "id" = ${id} FOR UPDATE`;
  return tx.sandboxIntent.findUnique({
    where: { id },
    select: { status: true, amountPence: true, refundOutcome: true },
  });
}
