import { addTime, day, second } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { absoluteUrl } from '@/lib/site';
import { sandboxHeader, signSandboxEvent } from './signature';

/** Posts an event to the site's webhook; throws when the site does not take it. */
export type Post = (body: string, signature: string) => Promise<void>;

const batch = 50;
const maxAttempts = 10;
const kept = 7 * day;

/**
 * Delivers the events that are due to the site's own webhook, as a provider would: over HTTP,
 * signed, and again later when it is not taken. Returns how many were taken. For the worker.
 */
export async function deliverSandboxEvents(now: Date, post: Post = postToSite): Promise<number> {
  const due = await claim(now);
  let taken = 0;
  for (const { id, body } of due) {
    const text = JSON.stringify(body);
    try {
      await post(text, signSandboxEvent(text, now));
      await db.sandboxEvent.update({
        where: { id },
        data: { deliveredAt: now },
        select: { id: true },
      });
      taken += 1;
    } catch (error) {
      console.warn(`sandbox: an event was not taken, it comes again: ${String(error)}`);
    }
  }
  return taken;
}

/** Whatever happens to whoever claimed them, they come again after a pause that doubles. */
const claim = (now: Date) => db.$queryRaw<{ id: string; body: unknown }[]>`
  UPDATE "SandboxEvent" SET
    "attempts" = "attempts" + 1,
    "deliverAt" = ${addTime(now, 10 * second)}::timestamptz + "attempts" * "attempts" * interval '10 seconds'
  WHERE "id" IN (
    SELECT "id" FROM "SandboxEvent"
    WHERE "deliveredAt" IS NULL AND "deliverAt" <= ${now} AND "attempts" < ${maxAttempts}
    ORDER BY "deliverAt" LIMIT ${batch}
    FOR UPDATE SKIP LOCKED)
  RETURNING "id", "body"`;

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

/** Forgets what was delivered, or given up, a week ago. */
export async function sweepSandboxEvents(now: Date): Promise<number> {
  const where = { deliverAt: { lt: addTime(now, -kept) } };
  const { count } = await db.sandboxEvent.deleteMany({ where });
  return count;
}
