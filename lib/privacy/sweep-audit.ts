import { auditKeptMonths, paymentAuditKeptMonths } from '@/lib/catalogue/limits';
import { db } from '@/lib/db/client';

/**
 * Deletes what was done long ago from the record. That a member has published ads stays as long as
 * the account: badges rest on it. For the worker.
 */
export const sweepAudit = (now: Date): Promise<number> =>
  db.$executeRaw`
    DELETE FROM "AuditEntry"
    WHERE "at" < ${now}::timestamptz - make_interval(months => CASE
        WHEN "subjectType" = 'payment' THEN ${paymentAuditKeptMonths}::int
        ELSE ${auditKeptMonths}::int END)
      AND NOT ("action" = 'ad.published' AND "actorId" IS NOT NULL)`;
