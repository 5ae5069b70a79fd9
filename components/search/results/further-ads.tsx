import { AdList } from '@/components/cards/ad-list';
import { searchLink } from '@/components/search/search-link';
import { ButtonLink } from '@/components/ui/button';
import { miles } from '@/lib/search/address/search-heading';
import type { FurtherAway } from '@/lib/search/list/search-page';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { shownView } from '@/lib/search/query/shown-view';
import { interpretQuery } from '@/lib/search/understanding/interpret-query';

type FurtherAdsProps = { typed: SearchQuery; further: FurtherAway; now: Date };

/** Below the last result of a short list. */
export function FurtherAds({ typed, further: { ads, wider }, now }: FurtherAdsProps) {
  const interpreted = interpretQuery(typed);
  // A place among the words stays there; a county has a centre only as a filter.
  const placeOf = ({ area }: FurtherAway['wider'][number]) =>
    typed.area || !interpreted.area?.centre ? { area } : {};
  return (
    <section
      aria-labelledby="further"
      className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-6"
    >
      <h2 id="further" className="text-xl font-bold">
        Further away
      </h2>
      <AdList featured={[]} ads={ads} now={now} view={shownView(interpreted)} columns="narrow" />
      <p className="mt-2 flex flex-wrap justify-center gap-3">
        {wider.map((search) => (
          <ButtonLink
            key={search.radius}
            href={searchLink(typed, { ...placeOf(search), radius: search.radius })}
            look="quiet"
          >
            {search.radius === null
              ? 'Anywhere in the UK'
              : `Within ${miles(search.radius)} of ${search.area.name}`}
          </ButtonLink>
        ))}
      </p>
    </section>
  );
}
