import { SaveSearch } from '@/components/alerts/save-search';
import { AdList } from '@/components/cards/ad-list';
import { VipRow } from '@/components/cards/vip-row';
import { PlaceMemory } from '@/components/locations/place-memory';
import { JsonLd } from '@/components/search-engines/json-ld';
import { ButtonLink } from '@/components/ui/button';
import { Crumbs } from '@/components/ui/crumbs';
import type { AdCard } from '@/lib/ads/reading/ad-views';
import { aroundPath, browseQuery, browseSearchPath } from '@/lib/browse/browse-address';
import type { Alternatives, BrowsePage } from '@/lib/browse/browse-page';
import { browseHeading, browseIntro } from '@/lib/browse/browse-text';
import { browseTrail } from '@/lib/browse/trails';
import { type ListScope, scopePhrase } from '@/lib/catalogue/scopes/list-scopes';
import type { Area } from '@/lib/locations/area';
import { inArea } from '@/lib/locations/names/area-phrases';
import { defaultRadius } from '@/lib/search/query/search-query';
import { shownView } from '@/lib/search/query/shown-view';
import { adList } from '@/lib/search-engines/json-ld/json-ld';
import { BrowseFilters } from './browse-filters';
import { BrowseSearch } from './browse-search';
import { EmptyList } from './empty-list';
import { FeedLink } from './feed-link';
import { PlaceLinks } from './place-links';
import { ScopeLinks } from './scope-links';

type BrowseViewProps = {
  scope: ListScope;
  area: Area;
  page: BrowsePage;
  alternatives: Alternatives | null;
  now: Date;
};

export function BrowseView({ scope, area, page, alternatives, now }: BrowseViewProps) {
  const trail = browseTrail(scope, area);
  const hasList = page.ads.length + page.featured.length > 0;
  return (
    <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-4 py-3 sm:py-6">
      {!scope.isAdult && page.ads.length > 0 && (
        <JsonLd data={adList(browseHeading(scope, area), [...page.featured, ...page.ads])} />
      )}
      <div className="grid gap-3">
        <Crumbs trail={trail.slice(0, -1)} here={trail.at(-1)?.name} />
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-2 sm:flex-nowrap sm:items-start">
          <h1 className="page-title">{browseHeading(scope, area)}</h1>
          {!hasList && (
            <div className="shrink-0">
              <SaveSearch query={browseQuery(scope, area)} />
            </div>
          )}
        </div>
      </div>
      {!alternatives && (
        // On a phone below the list, so that it begins on the first screen.
        <p className="max-w-prose text-muted max-sm:order-1 sm:-mt-2">
          {browseIntro(scope, area, page)}
        </p>
      )}
      {!scope.isAdult && <PlaceMemory area={area} />}
      <BrowseSearch scope={scope} area={area} />
      <ScopeLinks links={page.scopes} area={area} />
      {alternatives && page.around.length === 0 && (
        <EmptyList scope={scope} area={area} alternatives={alternatives} />
      )}
      {!alternatives && <BrowseFilters scope={scope} area={area} />}
      <VipRow ads={page.vip} now={now} isFirst />
      {hasList && (
        <section aria-labelledby="newest" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <h2 id="newest" className="text-xl font-bold">
              Newest ads
            </h2>
            <SaveSearch query={browseQuery(scope, area)} />
          </div>
          <AdList
            featured={page.featured}
            ads={page.ads}
            now={now}
            isFirst={page.vip.length === 0}
            view={shownView(browseQuery(scope, area))}
          />
          <p className="mt-2 flex flex-wrap justify-center gap-3">
            <ButtonLink href={browseSearchPath(scope, area)} look="quiet">
              {allLabel(page)}
            </ButtonLink>
            {area.kind === 'town' && (
              <ButtonLink href={aroundPath(scope, area)} look="quiet">
                Within {defaultRadius} miles of {area.name}
              </ButtonLink>
            )}
          </p>
        </section>
      )}
      {page.around.length > 0 && (
        <section aria-labelledby="around" className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h2 id="around" className="text-xl font-bold">
              Within {defaultRadius} miles of {area.name}
            </h2>
            <ButtonLink href={aroundPath(scope, area)} look="quiet">
              Filter and sort these ads
            </ButtonLink>
          </div>
          {alternatives && !page.around.some(isInDistrict(area)) && (
            <p className="-mt-2 text-muted">
              No {scopePhrase(scope).many} {inArea(area)} itself at the moment.
            </p>
          )}
          <AdList
            featured={[]}
            ads={page.around}
            now={now}
            isFirst={page.vip.length + page.featured.length + page.ads.length === 0}
            view={shownView(browseQuery(scope, area))}
          />
        </section>
      )}
      <PlaceLinks links={page.places} scope={scope} area={area} />
      {!scope.isAdult && <FeedLink scope={scope} area={area} />}
    </div>
  );
}

/** "Adel, Leeds (LS16)" is a part of Leeds, although not of the town's own outcodes. */
const isInDistrict =
  ({ name }: Area) =>
  ({ location }: AdCard) =>
    location?.label.includes(`, ${name} (`) ?? false;

function allLabel({ total, ads, featured }: BrowsePage): string {
  if (!total.isMore && total.count <= ads.length + featured.length)
    return 'Filter and sort these ads';
  return `See all ${total.count.toLocaleString('en-GB')}${total.isMore ? '+' : ''} ads, with filters`;
}
