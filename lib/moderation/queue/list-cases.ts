import type { Staff } from '@/lib/accounts/roles/staff';
import { casesPerPage } from '@/lib/catalogue/limits';
import { formatTime } from '@/lib/dates';
import { db } from '@/lib/db/client';
import type { Moderation } from '@/lib/db/generated/enums';
import { Prisma } from '@/lib/db/prisma';
import { mostSerious } from '@/lib/moderation/report-reasons';
import { plural } from '@/lib/text/plural';
import { type CaseFilter, caseFilterKeys } from './case-filters';
import { caseOrderSql, matchesFilterSql, mayDecideSql } from './open-cases-sql';
import type { CaseList, CaseRow, QueueItem } from './queue-item';

/** In the order of the one-case view. A page after the last one has no rows. */
export async function listCases(
  staff: Staff,
  { filter, page }: { filter: CaseFilter; page: number },
  now: Date,
): Promise<CaseList> {
  const [counts, rows] = await Promise.all([
    countCases(staff, now),
    readPage(staff, filter, page, now),
  ]);
  return { counts, rows: rows.map(toCaseRow), pages: Math.ceil(counts[filter] / casesPerPage) };
}

async function countCases(staff: Staff, now: Date): Promise<Record<CaseFilter, number>> {
  const columns = caseFilterKeys.map(
    (key) =>
      Prisma.sql`count(*) FILTER (WHERE ${matchesFilterSql(key, now)})::integer AS ${Prisma.raw(`"${key}"`)}`,
  );
  const [row] = await db.$queryRaw<Record<CaseFilter, number>[]>`
    SELECT ${Prisma.join(columns)} FROM "ModerationCase" c WHERE ${mayDecideSql(staff)}`;
  if (!row) throw new Error('The cases were not counted.');
  return row;
}

type Row = {
  caseId: string;
  targetType: QueueItem['targetType'];
  openedAt: Date;
  isTaken: boolean;
  passedOn: string | null;
  subjectType: string;
  adId: string | null;
  adTitle: string | null;
  isAdult: boolean | null;
  moderation: Moderation | null;
  version: number | null;
  memberId: string | null;
  username: string | null;
  dueAt: Date | null;
  reasons: string[];
  reports: number;
  hits: string[];
};

const readPage = (staff: Staff, filter: CaseFilter, page: number, now: Date) =>
  db.$queryRaw<Row[]>(casePageSql(staff, filter, page, now));

/**
 * An appeal has the subject of the decision that it is about. Texts become ids, not the other way about,
 * so that the indexes of ids are used.
 */
export const casePageSql = (
  staff: Staff,
  filter: CaseFilter,
  page: number,
  now: Date,
) => Prisma.sql`
    WITH page AS (
      SELECT c.*, row_number() OVER (ORDER BY ${caseOrderSql(now)}) AS "place"
      FROM "ModerationCase" c
      WHERE ${mayDecideSql(staff)} AND ${matchesFilterSql(filter, now)}
      ORDER BY ${caseOrderSql(now)} LIMIT ${casesPerPage} OFFSET ${(page - 1) * casesPerPage}),
    subject AS (
      SELECT page.*, p."dueAt", COALESCE(d."targetType", page."targetType") AS "type",
        COALESCE(d."targetId", page."targetId") AS "key"
      FROM page
        LEFT JOIN "Appeal" p
          ON p."id" = CASE WHEN page."targetType" = 'appeal' THEN page."targetId"::uuid END
        LEFT JOIN "Decision" d ON d."id" = p."decisionId"),
    joined AS (
      SELECT s.*, m."fromBuyer", t."adId" AS "talkAdId",
        t."buyerId", t."sellerId", r."authorId", l."title" AS "saleTitle"
      FROM subject s
        LEFT JOIN "Message" m
          ON m."conversationId" = CASE WHEN s."type" = 'message'
            THEN split_part(s."key", '.', 1)::uuid END
          AND m."number" = CASE WHEN s."type" = 'message'
            THEN split_part(s."key", '.', 2)::integer END
        LEFT JOIN "Conversation" t ON t."id" = m."conversationId"
        LEFT JOIN "Review" r
          ON r."saleId" = CASE WHEN s."type" = 'review' THEN split_part(s."key", '.', 1)::uuid END
          AND r."byBuyer" = (split_part(s."key", '.', 2) = 'buyer')
        LEFT JOIN "Sale" l ON l."id" = r."saleId")
    SELECT j."id" AS "caseId", j."targetType", j."openedAt", j."dueAt", j."type" AS "subjectType",
      COALESCE(j."leasedUntil" > ${now} AND j."leasedById" <> ${staff.userId}::uuid, FALSE) AS "isTaken",
      CASE WHEN j."escalatedAt" IS NOT NULL THEN j."escalationNote" END AS "passedOn",
      CASE WHEN j."type" = 'ad' THEN a."id" END AS "adId",
      COALESCE(a."title", j."saleTitle") AS "adTitle",
      a."isAdult", a."moderation"::text, a."version", u."id" AS "memberId", u."username",
      COALESCE(n."reasons", '{}') AS "reasons", COALESCE(n."reports", 0) AS "reports",
      CASE WHEN j."type" = 'ad' THEN ARRAY(
        SELECT DISTINCT h."category" FROM "ScreeningHit" h WHERE h."adId" = j."key") ELSE '{}' END
        AS "hits"
    FROM joined j
      LEFT JOIN "Ad" a ON a."id" = CASE WHEN j."type" = 'ad' THEN j."key" ELSE j."talkAdId" END
      LEFT JOIN "User" u ON u."erasedAt" IS NULL AND u."id" = CASE j."type"
        WHEN 'ad' THEN a."ownerId"
        WHEN 'message' THEN CASE WHEN j."fromBuyer" THEN j."buyerId" ELSE j."sellerId" END
        WHEN 'review' THEN j."authorId"
        WHEN 'user' THEN j."key"::uuid END
      LEFT JOIN LATERAL (
        SELECT array_agg(DISTINCT q."reason") AS "reasons", count(*)::integer AS "reports"
        FROM "Report" q WHERE q."caseId" = j."id") n ON TRUE
    ORDER BY j."place"`;

function toCaseRow(row: Row): CaseRow {
  const { caseId, targetType, memberId, username, adId, moderation, version } = row;
  return {
    caseId,
    targetType,
    title: titleOf(row),
    reason: reasonOf(row),
    openedAt: row.openedAt.toISOString(),
    isTaken: row.isTaken,
    passedOn: row.passedOn,
    member: memberId && username ? { id: memberId, username } : null,
    ad:
      targetType === 'ad' && adId && moderation && version !== null
        ? { id: adId, moderation, version }
        : null,
  };
}

function titleOf({ subjectType, adTitle, username }: Row): string {
  if (subjectType === 'user') return username ?? 'Closed account';
  const title = adTitle ?? 'A deleted ad';
  if (subjectType === 'message') return `Message about “${title}”`;
  return subjectType === 'review' ? `Review about “${title}”` : title;
}

function reasonOf(row: Row): string {
  const { targetType, dueAt, reasons, reports, hits, isAdult, moderation } = row;
  if (targetType === 'appeal') return dueAt ? `Appeal, due ${formatTime(dueAt)}` : 'Appeal';
  const reported = mostSerious(reasons);
  if (reported) return reports > 1 ? `${reported}, ${plural(reports, 'report')}` : reported;
  if (hits.length > 0) return `Screening: ${hits.join(', ')}`;
  if (targetType === 'user') return 'Ban evasion';
  if (targetType === 'ad' && isAdult) return 'Adult review';
  return moderation === 'held' && targetType === 'ad' ? 'Held for review' : 'Screening';
}
