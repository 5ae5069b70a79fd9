import * as z from 'zod';
import { addTime, day, second } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { absoluteUrl } from '@/lib/site';
import { sandboxHeader, signSandboxEvent } from './signature';

export type Post = (body: string, signature: string) => Promise<void>;

const eventLife = 7 * day;

const payloadSchema = z.object({ id: z.uuid() });

/** Throws if the site refuses the event, so that the job is retried. */
export async function deliverSandboxEvent(
  payload: unknown,
  now: Date,
  post: Post = postToSite,
): Promise<void> {
  const { id } = payloadSchema.parse(payload);
  const event = await db.sandboxEvent.findUnique({ where: { id, deliveredAt: null } });
  if (!event) return;
  const text = JSON.stringify(event.body);
  await post(text, signSandboxEvent(text, now));
  await db.sandboxEvent.updateMany({
    where: { id, deliveredAt: null },
    data: { deliveredAt: now },
  });
}

async function postToSite(body: string, signature: string): Promise<void> {
  const response = await fetch(absoluteUrl('/api/payment/webhook'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', [sandboxHeader]: signature },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(10 * second),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`the site answered ${response.status}`);
}

export async function sweepSandboxEvents(now: Date): Promise<number> {
  const where = { deliverAt: { lt: addTime(now, -eventLife) } };
  const { count } = await db.sandboxEvent.deleteMany({ where });
  return count;
}
