import { randomInt } from 'node:crypto';
import * as z from 'zod';
import { addTime, second } from '@/lib/dates';
import { addJob } from '@/lib/db/add-job';
import type { Db } from '@/lib/db/client';
import { randomId } from '@/lib/ids';
import type {
  Intent,
  ProviderEvent,
  ProviderRefund,
} from '@/lib/payments/providers/payment-provider';

const intent = z.object({
  ref: z.string(),
  clientSecret: z.string(),
  status: z.enum(['open', 'processing', 'succeeded', 'canceled']),
  amountPence: z.int(),
  currency: z.string(),
  purchaseId: z.string().nullable(),
  userId: z.string().nullable(),
}) satisfies z.ZodType<Intent>;

const refund = z.object({
  ref: z.string().nullable(),
  amountPence: z.int(),
  status: z.enum(['pending', 'succeeded', 'failed']),
  failure: z.string().nullable(),
}) satisfies z.ZodType<ProviderRefund>;

const head = { id: z.string(), type: z.string() };

export const sandboxEvent = z.discriminatedUnion('kind', [
  z.object({ ...head, kind: z.literal('intent'), intent }),
  z.object({ ...head, kind: z.literal('refund'), ref: z.string(), isFull: z.boolean() }),
  z.object({ ...head, kind: z.literal('refund-state'), ref: z.string(), refund }),
  z.object({
    ...head,
    kind: z.literal('dispute'),
    ref: z.string(),
    dispute: z.string(),
    outcome: z.enum(['open', 'won', 'lost']),
  }),
]) satisfies z.ZodType<ProviderEvent>;

type NewEvent =
  | { type: string; kind: 'intent'; intent: Intent }
  | { type: string; kind: 'refund-state'; ref: string; refund: ProviderRefund };

/** As with a real provider, some events are late, duplicated or out of order. */
export async function emitSandboxEvent(tx: Db, event: NewEvent, now: Date): Promise<void> {
  const body = { id: `evt_${randomId(24)}`, ...event };
  const copies = randomInt(4) === 0 ? 2 : 1;
  for (let copy = 0; copy < copies; copy += 1) {
    const delay = randomInt(3) === 0 ? randomInt(30) * second : 0;
    const deliverAt = addTime(now, delay);
    const { id } = await tx.sandboxEvent.create({
      data: { body, deliverAt },
      select: { id: true },
    });
    const runAt = delay > 0 ? { runAt: deliverAt } : {};
    await addJob({ task: 'deliver-sandbox-event', payload: { id }, maxAttempts: 10, ...runAt }, tx);
  }
}
