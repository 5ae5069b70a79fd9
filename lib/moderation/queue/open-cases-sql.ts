import type { Staff } from '@/lib/accounts/roles/staff';
import { urgentRisk } from '@/lib/catalogue/case-risks';
import { appealDueSoon } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { Prisma } from '@/lib/db/prisma';
import type { CaseFilter } from './case-filters';

/* Conditions on "ModerationCase" c, for the one-case view and the list alike. */

/**
 * Open, and not about the moderator's own ads, account, messages, reviews or decisions. Cases that were
 * passed on are the admins'.
 */
export const mayDecideSql = ({
  userId,
  role,
}: Pick<Staff, 'userId' | 'role'>) => Prisma.sql`c."closedAt" IS NULL
  AND (c."escalatedAt" IS NULL OR ${role === 'admin'})
  AND NOT (c."targetType" = 'user' AND c."targetId" = ${userId})
  AND NOT (c."targetType" = 'ad' AND EXISTS (
    SELECT FROM "Ad" a WHERE a."id" = c."targetId" AND a."ownerId" = ${userId}::uuid))
  AND NOT EXISTS (
    SELECT FROM "Conversation" t WHERE c."targetType" = 'message'
      AND t."id" = CASE WHEN c."targetType" = 'message'
        THEN split_part(c."targetId", '.', 1)::uuid END
      AND (t."buyerId" = ${userId}::uuid OR t."sellerId" = ${userId}::uuid))
  AND NOT EXISTS (
    SELECT FROM "Review" r WHERE c."targetType" = 'review'
      AND r."saleId" = CASE WHEN c."targetType" = 'review'
        THEN split_part(c."targetId", '.', 1)::uuid END
      AND (r."authorId" = ${userId}::uuid OR r."aboutId" = ${userId}::uuid))
  AND NOT (c."targetType" = 'appeal' AND EXISTS (
    SELECT FROM "Appeal" p JOIN "Decision" d ON d."id" = p."decisionId"
    WHERE p."id" = CASE WHEN c."targetType" = 'appeal' THEN c."targetId"::uuid END
      AND (d."staffId" = ${userId}::uuid OR d."memberId" = ${userId}::uuid)))`;

const isReported = Prisma.sql`EXISTS (SELECT FROM "Report" r WHERE r."caseId" = c."id")`;

const conditions: Record<CaseFilter, (now: Date) => Prisma.Sql> = {
  all: () => Prisma.sql`TRUE`,
  urgent: (now) => Prisma.sql`(c."risk" >= ${urgentRisk} OR (
    SELECT p."dueAt" FROM "Appeal" p
    WHERE p."id" = CASE WHEN c."targetType" = 'appeal' THEN c."targetId"::uuid END
  ) <= ${addTime(now, appealDueSoon)})`,
  reported: () => isReported,
  screening: () =>
    Prisma.sql`(c."targetType" IN ('ad', 'message', 'review') AND NOT ${isReported})`,
  appeals: () => Prisma.sql`c."targetType" = 'appeal'`,
  passed: () => Prisma.sql`c."escalatedAt" IS NOT NULL`,
  members: () => Prisma.sql`c."targetType" = 'user'`,
};

export const matchesFilterSql = (filter: CaseFilter, now: Date): Prisma.Sql =>
  conditions[filter](now);

/**
 * Every six hours of waiting add a point of risk, so that every case gets its turn; every hour to an
 * appeal, which is due after 72.
 */
export const caseOrderSql = (now: Date) => Prisma.sql`
  c."risk" + EXTRACT(EPOCH FROM ${now}::timestamptz - c."openedAt")
    / CASE WHEN c."targetType" = 'appeal' THEN 3600 ELSE 21600 END DESC,
  c."openedAt", c."id"`;
