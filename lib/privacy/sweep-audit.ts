import { auditKeptMonths, paymentAuditKeptMonths } from '@/lib/catalogue/limits';
import { db } from '@/lib/db/client';

/** Badges count `ad.published`, so these entries stay as long as the account. */
export const sweepAudit = (now: Date): Promise<number> =>
  db.$executeRaw`
    DELETE FROM "AuditEntry"
    WHERE "at" < ${now}::timestamptz - make_interval(months => CASE
        WHEN "subjectType" = 'payment' THEN ${paymentAuditKeptMonths}::int
        ELSE ${auditKeptMonths}::int END)
      AND NOT ("action" = 'ad.published' AND "actorId" IS NOT NULL)`;
