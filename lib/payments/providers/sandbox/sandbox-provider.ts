import { type Db, db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { randomId } from '@/lib/ids';
import {
  ForgedWebhook,
  type Intent,
  type PaymentProvider,
} from '@/lib/payments/providers/payment-provider';
import { emitSandboxEvent, sandboxEvent } from './sandbox-event';
import { listSandboxRefunds, refundInSandbox } from './sandbox-refunds';
import { sandboxHeader, verifySandboxEvent } from './signature';

/** Stripe's names. */
export type SandboxStatus =
  | 'requires_payment_method'
  | 'requires_action'
  | 'succeeded'
  | 'canceled';

export const payable: SandboxStatus[] = ['requires_payment_method', 'requires_action'];

export const intentSelect = {
  id: true,
  clientSecret: true,
  purchaseId: true,
  userId: true,
  amountPence: true,
  currency: true,
  status: true,
} as const satisfies Prisma.SandboxIntentSelect;

type Row = Prisma.SandboxIntentGetPayload<{ select: typeof intentSelect }>;

const statusOf = (status: string): Intent['status'] =>
  status === 'succeeded' || status === 'canceled' ? status : 'open';

export const toIntent = ({ id, status, ...row }: Row): Intent => ({
  ...row,
  ref: id,
  status: statusOf(status),
});

const readRow = (id: string, tx: Db = db) =>
  tx.sandboxIntent.findUniqueOrThrow({ where: { id }, select: intentSelect });

/** Imitates a card provider with database rows and no money. */
export const sandboxProvider: PaymentProvider = {
  createIntent: async (order, now) => {
    const id = `pi_sandbox_${randomId(24)}`;
    const clientSecret = `${id}_secret_${randomId(24)}`;
    const status: SandboxStatus = 'requires_payment_method';
    await db.sandboxIntent.createMany({
      data: [{ ...order, id, clientSecret, status, createdAt: now }],
      skipDuplicates: true,
    });
    const { purchaseId } = order;
    const where = { purchaseId };
    return toIntent(await db.sandboxIntent.findUniqueOrThrow({ where, select: intentSelect }));
  },

  readIntent: async (ref) => toIntent(await readRow(ref)),

  cancelIntent: (ref, now) =>
    db.$transaction(async (tx) => {
      const { count } = await tx.sandboxIntent.updateMany({
        where: { id: ref, status: { in: payable } },
        data: { status: 'canceled' satisfies SandboxStatus },
      });
      const intent = toIntent(await readRow(ref, tx));
      const type = 'payment_intent.canceled';
      if (count === 1) await emitSandboxEvent(tx, { type, kind: 'intent', intent }, now);
      return intent;
    }),

  refund: refundInSandbox,
  listRefunds: listSandboxRefunds,

  eventsSince: async function* (since) {
    const where = { deliverAt: { gte: since } };
    const rows = await db.sandboxEvent.findMany({ where, select: { body: true } });
    for (const { body } of rows) yield sandboxEvent.parse(body);
  },

  parseWebhook: (rawBody, headers, now) => {
    verifySandboxEvent(rawBody, headers.get(sandboxHeader), now);
    try {
      return sandboxEvent.parse(JSON.parse(rawBody));
    } catch (cause) {
      throw new ForgedWebhook('This is no event.', { cause });
    }
  },
};
