import type { Actor } from '@/lib/accounts/actor';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { type Db, db } from '@/lib/db/client';
import { transactionTimeouts } from '@/lib/db/pools/transaction-timeouts';
import { AppError, notFound } from '@/lib/errors';
import { isSandboxUsed } from '@/lib/payments/payment-settings';
import { throwRecorded } from '@/lib/payments/throw-recorded';
import {
  type Card,
  type CardVerdict,
  judgeCard,
  type RefundOutcome,
  refundOutcomeOf,
} from './cards';
import { emitSandboxEvent } from './sandbox-event';
import { intentSelect, payable, type SandboxStatus, toIntent } from './sandbox-provider';

/** Like Stripe's browser library. Only the webhook marks the purchase as paid. */
export type SandboxOutcome = CardVerdict;

/** Throws `not_found` (no sandbox, or another buyer's intent), `conflict` (cancelled). */
export const confirmSandboxPayment = (
  actor: Actor,
  { clientSecret, ...card }: Card & { clientSecret: string },
  now: Date,
): Promise<SandboxOutcome> => {
  const verdict = judgeCard(card, now);
  const refundOutcome = refundOutcomeOf(card);
  return attempt(actor, clientSecret, 'any', { verdict, refundOutcome }, now).catch(
    written(actor, now),
  );
};

export const answerSandboxChallenge = (
  actor: Actor,
  { clientSecret, approve }: { clientSecret: string; approve: boolean },
  now: Date,
): Promise<SandboxOutcome> =>
  attempt(
    actor,
    clientSecret,
    'challenged',
    {
      verdict: approve
        ? { status: 'succeeded' }
        : { status: 'failed', message: siteTexts.cardNotAuthenticated },
    },
    now,
  ).catch(written(actor, now));

const written = (actor: Actor, now: Date) => (error: unknown) =>
  throwRecorded(error, actor, actor.userId, now);

const statusAfter: Record<CardVerdict['status'], SandboxStatus> = {
  succeeded: 'succeeded',
  requires_action: 'requires_action',
  failed: 'requires_payment_method',
};

const eventTypes: Record<CardVerdict['status'], string> = {
  succeeded: 'payment_intent.succeeded',
  requires_action: 'payment_intent.requires_action',
  failed: 'payment_intent.payment_failed',
};

async function attempt(
  actor: Actor,
  clientSecret: string,
  from: 'any' | 'challenged',
  { verdict, refundOutcome }: { verdict: CardVerdict; refundOutcome?: RefundOutcome | null },
  now: Date,
): Promise<SandboxOutcome> {
  if (!isSandboxUsed()) throw notFound();
  return db.$transaction(async (tx) => {
    const intent = await lockIntent(actor, clientSecret, tx);
    // Paid in another tab: do not charge twice.
    if (intent.status === 'succeeded') return { status: 'succeeded' };
    const isExpected =
      from === 'any'
        ? payable.some((status) => status === intent.status)
        : intent.status === 'requires_action';
    if (!isExpected) throw new AppError('conflict', siteTexts.paymentOver);
    const after = await tx.sandboxIntent.update({
      where: { id: intent.id, status: intent.status },
      data: {
        status: statusAfter[verdict.status],
        ...(refundOutcome === undefined ? {} : { refundOutcome }),
      },
      select: intentSelect,
    });
    const type = eventTypes[verdict.status];
    await emitSandboxEvent(tx, { type, kind: 'intent', intent: toIntent(after) }, now);
    return verdict;
  }, transactionTimeouts);
}

async function lockIntent(actor: Actor, clientSecret: string, tx: Db) {
  const [intent] = await tx.$queryRaw<{ id: string; status: string }[]>`
    SELECT "id", "status" FROM "SandboxIntent"
    WHERE "clientSecret" = ${clientSecret} AND "userId" = ${actor.userId}::uuid
    FOR UPDATE`;
  if (!intent) throw notFound('This payment');
  return intent;
}
