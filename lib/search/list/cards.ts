import { isPublicSql } from '@/lib/ads/is-public';
import type { AdCard } from '@/lib/ads/reading/ad-views';
import { readCards } from '@/lib/ads/reading/card-rows';
import { codeArray } from '@/lib/db/code-array';
import { Prisma } from '@/lib/db/prisma';
import { milesTo } from '@/lib/search/matching/area-outcodes';
import type { SearchFilter } from '@/lib/search/query/search-query';
import type { FoundAd } from './search-page';

/** In the order of the ids, without ads that are no longer public. */
export const cardsOf = (ids: readonly string[], now: Date): Promise<AdCard[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : readCards(
        Prisma.sql`
          SELECT a."id", given."rank"
          FROM unnest(${codeArray(ids)}) WITH ORDINALITY AS given("id", "rank")
            JOIN "Ad" a ON a."id" = given."id"
          WHERE ${isPublicSql(now)}`,
        now,
        'cards',
      );

export const withMiles = (ads: readonly AdCard[], { area }: SearchFilter): FoundAd[] =>
  ads.map((ad) => ({ ...ad, miles: milesTo(area, ad.location.postcode) }));
