import { auditKeptMonths, paymentAuditKeptMonths } from '@/lib/catalogue/limits';
import { db } from '@/lib/db/client';
import { deleteInBatches } from '@/lib/db/delete-in-batches';
import { Prisma } from '@/lib/db/prisma';

/** Badges count `ad.published`, so these entries stay as long as the account. */
export async function sweepAudit(now: Date): Promise<number> {
  const others = await deleteOlder(Prisma.sql`"subjectType" <> 'payment'`, auditKeptMonths, now);
  const payments = await deleteOlder(
    Prisma.sql`"subjectType" = 'payment'`,
    paymentAuditKeptMonths,
    now,
  );
  return others + payments;
}

/** Reads the partial index AuditEntry_swept_idx, which has the same condition. */
const deleteOlder = (which: Prisma.Sql, months: number, now: Date): Promise<number> =>
  deleteInBatches(
    (limit) => db.$executeRaw`
      DELETE FROM "AuditEntry" WHERE "id" IN (
        SELECT "id" FROM "AuditEntry"
        WHERE "at" < ${now}::timestamptz - make_interval(months => ${months}::int) AND ${which}
          AND NOT ("action" = 'ad.published' AND "actorId" IS NOT NULL)
        ORDER BY "at" LIMIT ${limit})`,
  );
