import type { Staff } from '@/lib/accounts/roles/staff';
import { urgentRisk } from '@/lib/catalogue/case-risks';
import { appealDueSoon } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { Prisma } from '@/lib/db/prisma';
import type { CaseFilter } from './case-filters';

/* Conditions on "ModerationCase" c, for the one-case view and the list alike. */

/** About the person's own ad or account, a conversation of theirs, or a review by or about them. */
const involvedSql = (userId: string, type: Prisma.Sql, id: Prisma.Sql) => Prisma.sql`(
  (${type} = 'user' AND ${id} = ${userId})
  OR EXISTS (
    SELECT FROM "Ad" a WHERE ${type} = 'ad' AND a."id" = ${id} AND a."ownerId" = ${userId}::uuid)
  OR EXISTS (
    SELECT FROM "Conversation" t WHERE ${type} = 'message'
      AND t."id" = CASE WHEN ${type} = 'message' THEN split_part(${id}, '.', 1)::uuid END
      AND (t."buyerId" = ${userId}::uuid OR t."sellerId" = ${userId}::uuid))
  OR EXISTS (
    SELECT FROM "Review" r WHERE ${type} = 'review'
      AND r."saleId" = CASE WHEN ${type} = 'review' THEN split_part(${id}, '.', 1)::uuid END
      AND (r."authorId" = ${userId}::uuid OR r."aboutId" = ${userId}::uuid)))`;

/** Of "Decision" d: made by the person, or about what they are involved in. */
export const involvedInDecisionSql = (userId: string) => Prisma.sql`(
  COALESCE(d."staffId" = ${userId}::uuid, FALSE)
  OR COALESCE(d."memberId" = ${userId}::uuid, FALSE)
  OR ${involvedSql(userId, Prisma.sql`d."targetType"`, Prisma.sql`d."targetId"`)})`;

/**
 * Open, and not about the moderator's own ads, account, messages, reviews or decisions. Cases that were
 * passed on are the admins'.
 */
export const mayDecideSql = ({
  userId,
  role,
}: Pick<Staff, 'userId' | 'role'>) => Prisma.sql`c."closedAt" IS NULL
  AND (c."escalatedAt" IS NULL OR ${role === 'admin'})
  AND NOT ${involvedSql(userId, Prisma.sql`c."targetType"`, Prisma.sql`c."targetId"`)}
  AND NOT (c."targetType" = 'appeal' AND EXISTS (
    SELECT FROM "Appeal" p JOIN "Decision" d ON d."id" = p."decisionId"
    WHERE p."id" = CASE WHEN c."targetType" = 'appeal' THEN c."targetId"::uuid END
      AND ${involvedInDecisionSql(userId)}))`;

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
