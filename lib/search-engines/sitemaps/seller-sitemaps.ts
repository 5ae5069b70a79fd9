import { isPublicSql } from '@/lib/ads/is-public';
import { showsSellerSql } from '@/lib/ads/shows-seller';
import { Prisma } from '@/lib/db/prisma';
import { readAtLength } from '@/lib/db/read-rows';
import { sellerPath } from '@/lib/site-paths';
import { type CountBy, type Part, partsOf } from './parts';
import { plannedUrls, type SitemapUrl, urlsPerSitemap } from './sitemap-xml';

/* Split by a hash, because many usernames begin alike. */

const chunkSize = 4_000;

const listed = (now: Date) => Prisma.sql`${isPublicSql(now)} AND ${showsSellerSql}`;
const isThere = Prisma.sql`u."bannedAt" IS NULL AND u."erasedAt" IS NULL`;

export const sellerParts = (now: Date, most = plannedUrls): Promise<Part[]> => {
  const countBy: CountBy = (length, within) =>
    readAtLength<Part>(Prisma.sql`
    WITH seller AS (
      SELECT a."ownerId", max(a."updatedAt") AS "changedAt" FROM "Ad" a
      WHERE ${listed(now)} GROUP BY a."ownerId"
    ), hashed AS (
      SELECT md5(u."id"::text) AS "key", seller."changedAt"
      FROM seller JOIN "User" u ON u."id" = seller."ownerId" WHERE ${isThere}
    )
    SELECT left("key", ${length}::integer) AS "prefix", count(*)::integer AS "count",
      max("changedAt") AS "changedAt"
    FROM hashed WHERE left("key", ${Math.max(length - 1, 0)}::integer) = ANY(${within}) GROUP BY 1`);
  return partsOf(countBy, most);
};

export async function* sellerUrls(prefix: string, now: Date): AsyncGenerator<SitemapUrl[]> {
  let [last, left] = ['', urlsPerSitemap];
  do {
    const rows = await readAtLength<{ username: string; key: string; changedAt: Date }>(Prisma.sql`
      SELECT u."username", u."usernameKey" AS "key", newest."changedAt"
      FROM "User" u CROSS JOIN LATERAL (
        SELECT max(a."updatedAt") AS "changedAt" FROM "Ad" a
        WHERE a."ownerId" = u."id" AND ${listed(now)}
      ) newest
      WHERE ${isThere} AND u."usernameKey" > ${last} AND newest."changedAt" IS NOT NULL
        AND left(md5(u."id"::text), ${prefix.length}::integer) = ${prefix}
      ORDER BY u."usernameKey" LIMIT ${Math.min(chunkSize, left)}`);
    yield rows.map(({ username, changedAt }) => ({ path: sellerPath(username), changedAt }));
    left -= rows.length;
    last = rows.length < chunkSize ? '' : (rows.at(-1)?.key ?? '');
  } while (last && left > 0);
}
