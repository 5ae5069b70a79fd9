import { isPublicSql } from '@/lib/ads/is-public';
import { Prisma } from '@/lib/db/prisma';
import { readAtLength } from '@/lib/db/read-rows';
import { type CountBy, type Part, partsOf } from './parts';
import { plannedUrls, type SitemapUrl, urlsPerSitemap } from './sitemap-xml';

/* Read from a single index (Ad_sitemap_idx); never adult. */

const chunkSize = 8_000;
const idLength = 12;

const listed = (now: Date) => Prisma.sql`${isPublicSql(now)} AND NOT a."isAdult"`;

export const adParts = (now: Date, most = plannedUrls): Promise<Part[]> => {
  const countBy: CountBy = (length, within) =>
    readAtLength<Part>(Prisma.sql`
    SELECT left(a."id", ${length}::integer) AS "prefix", count(*)::integer AS "count",
      max(a."updatedAt") AS "changedAt"
    FROM "Ad" a WHERE ${listed(now)} AND left(a."id", ${Math.max(length - 1, 0)}::integer) = ANY(${within})
    GROUP BY 1`);
  return partsOf(countBy, most);
};

export async function* adUrls(prefix: string, now: Date): AsyncGenerator<SitemapUrl[]> {
  let [last, left] = ['', urlsPerSitemap];
  do {
    const rows = await readAtLength<{ id: string; updatedAt: Date }>(Prisma.sql`
      SELECT a."id", a."updatedAt" FROM "Ad" a
      WHERE ${listed(now)} AND a."id" > ${last} AND a."id" >= ${prefix}
        AND a."id" <= ${prefix.padEnd(idLength, 'z')}
      ORDER BY a."id" LIMIT ${Math.min(chunkSize, left)}`);
    yield rows.map(({ id, updatedAt }) => ({ path: `/ad/${id}`, changedAt: updatedAt }));
    left -= rows.length;
    last = rows.length < chunkSize ? '' : (rows.at(-1)?.id ?? '');
  } while (last && left > 0);
}
