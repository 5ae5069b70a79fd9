import { sessionIdle } from '@/lib/catalogue/limits';
import { addTime, day } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { clockLead } from '@/lib/db/clock-lead';
import { deleteRows } from '@/lib/db/delete-rows';
import { Prisma } from '@/lib/db/prisma';
import { runAll } from '@/lib/process/run-all';

const idempotencyKept = day;

export async function sweepAccounts(now: Date): Promise<void> {
  const expired = Prisma.sql`"expiresAt" <= ${now}`;
  const isIdle = Prisma.sql`"lastSeenAt" <= ${addTime(now, -sessionIdle)}`;
  const isOld = Prisma.sql`"createdAt" <= ${addTime(now, -idempotencyKept)}`;
  await runAll(
    [
      () => deleteRows('Challenge', expired, 'expiresAt'),
      () => deleteRows('ResetToken', expired, 'expiresAt'),
      () => deleteRows('AgeCheck', expired, 'expiresAt'),
      () => deleteRows('Session', expired, 'expiresAt'),
      () => deleteRows('Session', isIdle, 'lastSeenAt'),
      () => sweepRateLimits(now),
      () => deleteRows('IdempotencyKey', isOld, 'createdAt'),
    ],
    'Accounts could not be swept',
  );
}

async function sweepRateLimits(now: Date): Promise<void> {
  const [clock] = await db.$queryRaw<{ now: Date }[]>`
    SELECT ${now}::timestamptz + "lead" AS "now" FROM (${clockLead()}) clock`;
  await deleteRows('RateLimit', Prisma.sql`"resetAt" <= ${clock?.now ?? now}`, 'resetAt');
}
