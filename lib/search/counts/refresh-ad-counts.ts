import { isPublicSql } from '@/lib/ads/is-public';
import { adultScopes, openScopes } from '@/lib/catalogue/scopes/list-scopes';
import { addTime, day, minute } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { wholeUk } from '@/lib/locations/area';
import { allRegions, allTowns } from '@/lib/locations/area-lists';

const refreshLock = 5_171_903;

/** One statement, which takes seconds for a million ads. Writes only changed rows. */
export function refreshAdCounts(now: Date): Promise<number> {
  return db.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(${refreshLock})`;
      await tx.$executeRaw`SET LOCAL statement_timeout = '60s'`;
      return tx.$executeRaw`
        WITH cell AS MATERIALIZED (
          SELECT a."category", a."outcode", count(*)::integer AS "count",
            (count(*) FILTER (WHERE a."createdAt" > ${addTime(now, -day)}))::integer AS "fresh",
            max(greatest(a."rankedAt", a."updatedAt")) AS "latestAt"
          FROM "Ad" a WHERE ${isPublicSql(now)} GROUP BY a."category", a."outcode"
        ), category AS MATERIALIZED (
          SELECT cell."category" AS "scope", areas."area", sum(cell."count")::integer AS "count",
            sum(cell."fresh")::integer AS "fresh", max(cell."latestAt") AS "latestAt"
          FROM cell JOIN unnest(${areaPairs.of}::text[], ${areaPairs.name}::text[])
            AS areas("outcode", "area") USING ("outcode")
          GROUP BY cell."category", areas."area"
        ), counted AS (
          SELECT * FROM category
          UNION ALL
          SELECT wider."scope", category."area", sum(category."count")::integer,
            sum(category."fresh")::integer, max(category."latestAt")
          FROM category JOIN unnest(${scopePairs.of}::text[], ${scopePairs.name}::text[])
            AS wider("category", "scope") ON wider."category" = category."scope"
          GROUP BY wider."scope", category."area"
        ), target AS (
          SELECT "scope", "area", counted."count", counted."fresh", counted."latestAt"
          FROM counted FULL JOIN (SELECT "scope", "area" FROM "AdCount") stored USING ("scope", "area")
        )
        -- PostgreSQL 15 has no WHEN NOT MATCHED BY SOURCE, so the target names the rows to delete.
        MERGE INTO "AdCount" known USING target
          ON known."scope" = target."scope" AND known."area" = target."area"
        WHEN MATCHED AND target."count" IS NULL THEN DELETE
        WHEN MATCHED AND (known."count", known."latestAt")
          IS DISTINCT FROM (target."count", target."latestAt")
          THEN UPDATE SET "count" = target."count", "fresh" = target."fresh",
            "latestAt" = target."latestAt", "changedAt" = ${now}
        WHEN MATCHED AND known."fresh" <> target."fresh"
          THEN UPDATE SET "fresh" = target."fresh"
        WHEN NOT MATCHED
          THEN INSERT ("scope", "area", "count", "fresh", "latestAt", "changedAt")
          VALUES (target."scope", target."area", target."count", target."fresh",
            target."latestAt", target."latestAt")`;
    },
    { maxWait: minute, timeout: 2 * minute },
  );
}

const scopePairs = columns(
  [...openScopes, ...adultScopes]
    .filter(({ kind }) => kind !== 'category')
    .flatMap(({ key, categories }) => categories.map((category) => ({ of: category, name: key }))),
);

const districts = [...allRegions, ...allTowns].flatMap(({ slug, outcodes }) =>
  (outcodes ?? []).map((outcode) => ({ of: outcode, name: slug })),
);

const areaPairs = columns([
  ...districts,
  ...allTowns.flatMap(({ outcodes }) =>
    (outcodes ?? []).map((outcode) => ({ of: outcode, name: wholeUk.slug })),
  ),
]);

function columns(pairs: { of: string; name: string }[]) {
  return { of: pairs.map(({ of }) => of), name: pairs.map(({ name }) => name) };
}
