import type { AdCard } from '@/lib/ads/ad-views';
import { readCards } from '@/lib/ads/card-rows';
import { Prisma } from '@/lib/db/generated/client';
import { milesTo } from './area-outcodes';
import type { FoundAd } from './search-page';
import type { SearchFilter } from './search-query';

/** The ids in their order, as readCards takes them. */
export const listed = (ids: readonly string[]): Prisma.Sql => Prisma.sql`
  SELECT given."id", given."rank" FROM unnest(${ids}::text[]) WITH ORDINALITY AS given("id", "rank")`;

export const cardsOf = (ids: readonly string[], now: Date): Promise<AdCard[]> =>
  ids.length === 0 ? Promise.resolve([]) : readCards(listed(ids), now);

export const withMiles = (ads: readonly AdCard[], { area }: SearchFilter): FoundAd[] =>
  ads.map((ad) => ({ ...ad, miles: milesTo(area, ad.location.postcode) }));
