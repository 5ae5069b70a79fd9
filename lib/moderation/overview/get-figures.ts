import { countedDecisions, type DecisionAction } from '@/lib/catalogue/decision-words';
import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/prisma';
import type { Pence } from '@/lib/money';

export type Figures = {
  published: number;
  reports: { reason: string; count: number }[];
  decisions: { action: DecisionAction; rule: string | null; count: number }[];
  hiddenByReports: number;
  appeals: { received: number; overturned: number; upheld: number };
  /** Milliseconds from opening a case to its decision; null without decisions. */
  medianWaitMs: number | null;
  revenuePence: Pence;
};

type Row = { action: string; detail: string | null; count: number };

export async function getFigures(from: Date, to: Date): Promise<Figures> {
  const [rows, wait, revenue] = await Promise.all([
    countEntries(from, to),
    medianWait(from, to),
    db.purchase.aggregate({
      where: { paidAt: { gte: from, lt: to }, refundedAt: null },
      _sum: { amountPence: true },
    }),
  ]);
  const sumOf = (action: string) =>
    rows.reduce((sum, row) => sum + (row.action === action ? row.count : 0), 0);
  return {
    published: sumOf('ad.published'),
    reports: rows
      .filter(({ action }) => action === 'report.received')
      .map(({ detail, count }) => ({ reason: detail ?? 'other', count })),
    decisions: rows.flatMap(({ action, detail, count }) => {
      const decision = countedDecisions.find((each) => action === `moderation.${each}`);
      return decision ? [{ action: decision, rule: detail, count }] : [];
    }),
    hiddenByReports: sumOf('moderation.hidden_by_reports'),
    appeals: {
      received: sumOf('appeal.received'),
      overturned: sumOf('moderation.overturn'),
      upheld: sumOf('moderation.uphold'),
    },
    medianWaitMs: wait,
    revenuePence: revenue._sum.amountPence ?? 0,
  };
}

const sellersActions = countedDecisions.map((action) => `moderation.${action}`);

const countedActions = [
  ...sellersActions,
  'moderation.overturn',
  'moderation.uphold',
  'moderation.hidden_by_reports',
  'ad.published',
  'report.received',
  'appeal.received',
];

const notUndone = Prisma.sql`NOT EXISTS (
  SELECT FROM "AuditEntry" u
  WHERE u."action" = 'moderation.undone' AND u."subjectType" = e."subjectType"
    AND u."subjectId" = e."subjectId" AND u."data"->'decisionId' = e."data"->'decisionId')`;

const countEntries = (from: Date, to: Date) =>
  db.$queryRaw<Row[]>`
    SELECT e."action", COALESCE(e."data"->>'reason', e."data"->>'rule') AS "detail",
      count(*)::integer AS "count"
    FROM "AuditEntry" e
    WHERE e."action" = ANY (${countedActions}::text[]) AND e."at" >= ${from} AND e."at" < ${to}
      AND (e."action" NOT LIKE 'moderation.%' OR ${notUndone})
    GROUP BY 1, 2 ORDER BY 3 DESC, 1, 2`;

async function medianWait(from: Date, to: Date): Promise<number | null> {
  const [row] = await db.$queryRaw<{ median: number | null }[]>`
    SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY (e."data"->>'waitedMs')::float8) AS "median"
    FROM "AuditEntry" e
    WHERE e."action" = ANY (${[...sellersActions, 'moderation.overturn', 'moderation.uphold']}::text[])
      AND e."at" >= ${from} AND e."at" < ${to} AND e."data" ? 'waitedMs' AND ${notUndone}`;
  return row?.median ?? null;
}
