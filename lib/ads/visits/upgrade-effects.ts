import type { Actor } from '@/lib/accounts/actor';
import type { UpgradeKey } from '@/lib/catalogue/upgrades';
import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/prisma';

export type DaysBrought = { days: number; views: number; reveals: number; messages: number };

/** Of the days with an upgrade and an equally long period before, shorter for a young ad. */
export type UpgradeEffect = {
  upgrade: UpgradeKey;
  startsAt: string;
  endsAt: string | null;
  during: DaysBrought;
  before: DaysBrought;
};

type Row = { upgrade: UpgradeKey; startsAt: Date; endsAt: Date | null } & Record<
  `${'during' | 'before'}${'Days' | 'Views' | 'Reveals' | 'Messages'}`,
  number
>;

export async function getUpgradeEffects(
  { userId }: Actor,
  of: { adId: string } | { purchaseId: string },
  now: Date,
): Promise<UpgradeEffect[]> {
  const own =
    'adId' in of
      ? Prisma.sql`p."adId" = ${of.adId}`
      : Prisma.sql`p."purchaseId" = ${of.purchaseId}::uuid`;
  const rows = await db.$queryRaw<Row[]>`
    SELECT p."upgrade", p."startsAt", p."endsAt",
      ${sumsSql('during', Prisma.sql`span."begin"`, Prisma.sql`span."end"`)},
      ${sumsSql('before', beginBefore, Prisma.sql`span."begin" - 1`)}
    FROM "Promotion" p JOIN "Ad" a ON a."id" = p."adId"
      CROSS JOIN LATERAL (SELECT ${utcDay(Prisma.sql`p."startsAt"`)} AS "begin",
        ${utcDay(Prisma.sql`least(coalesce(p."endsAt", ${now}), coalesce(a."expiresAt", ${now}), ${now})`)}
          AS "end", ${utcDay(Prisma.sql`a."createdAt"`)} AS "posted") span
    WHERE ${own} AND a."ownerId" = ${userId}::uuid AND p."startsAt" <= ${now}
      AND (p."endsAt" IS NULL OR p."endsAt" > p."startsAt")
    ORDER BY p."startsAt" DESC, p."upgrade"`;
  return rows.map(({ upgrade, startsAt, endsAt, ...sums }) => ({
    upgrade,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    during: {
      days: sums.duringDays,
      views: sums.duringViews,
      reveals: sums.duringReveals,
      messages: sums.duringMessages,
    },
    before: {
      days: sums.beforeDays,
      views: sums.beforeViews,
      reveals: sums.beforeReveals,
      messages: sums.beforeMessages,
    },
  }));
}

const utcDay = (at: Prisma.Sql) => Prisma.sql`(${at} AT TIME ZONE 'UTC')::date`;

/** As many days as the upgrade has run, but not before the ad was posted. */
const beginBefore = Prisma.sql`
  greatest(span."posted", span."begin" - (span."end" - span."begin" + 1))`;

function sumsSql(name: 'during' | 'before', first: Prisma.Sql, last: Prisma.Sql): Prisma.Sql {
  const sum = (column: string, label: string) => Prisma.sql`
    (SELECT coalesce(sum(d.${Prisma.raw(`"${column}"`)}), 0)::integer FROM "AdDay" d
      WHERE d."adId" = p."adId" AND d."day" BETWEEN ${first} AND ${last})
      AS ${Prisma.raw(`"${name}${label}"`)}`;
  return Prisma.sql`
    greatest(0, ${last} - ${first} + 1) AS ${Prisma.raw(`"${name}Days"`)},
    ${sum('views', 'Views')}, ${sum('contacts', 'Reveals')}, ${sum('messages', 'Messages')}`;
}
