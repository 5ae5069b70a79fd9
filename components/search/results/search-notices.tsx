import { Fragment } from 'react';
import { SaveSearch } from '@/components/alerts/save-search';
import { askForPrice } from '@/components/search/filters/price-text';
import { searchLink } from '@/components/search/search-link';
import { Notice } from '@/components/ui/notice';
import { areaText } from '@/lib/locations/area-text';
import type { UnreadPrices } from '@/lib/search/address/unread-prices';
import type { SearchPage } from '@/lib/search/list/search-page';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { isNearVisitor } from '@/lib/search/understanding/places/asks-for-near';
import { similarPlaces } from '@/lib/search/understanding/places/similar-places';
import { unknownPlaceIn } from '@/lib/search/understanding/places/unknown-place';
import { NearVisitor } from './near-visitor';
import { NearbyTowns } from './nearby-towns';
import { widenedText } from './widened-text';

type SearchNoticesProps = {
  typed: SearchQuery;
  page: SearchPage;
  unknownPlace: string | undefined;
  unreadPrices: UnreadPrices;
};

export const SearchNotices = ({ typed, page, unknownPlace, unreadPrices }: SearchNoticesProps) => (
  <>
    <UnreadPrice unread={unreadPrices} />
    {unknownPlace ? (
      <UnknownPlace typed={typed} name={unknownPlace} />
    ) : (
      <>
        <NearVisitor typed={typed} text={typed.text} />
        <UnknownInText typed={typed} page={page} />
      </>
    )}
    {page.didYouMean && (
      <p className="text-lg">
        Did you mean{' '}
        <a href={searchLink(page.didYouMean)} className="link font-semibold wrap-anywhere">
          {page.didYouMean.text}
        </a>
        ?
      </p>
    )}
    {page.widened && (
      <Notice>
        <Widened widened={page.widened} query={page.query} />
        <div className="mt-3">
          <SaveSearch query={typed} label="Email me when one arrives" />
        </div>
      </Notice>
    )}
    <NearbyTowns typed={typed} towns={page.nearby} />
  </>
);

function UnreadPrice({ unread }: { unread: UnreadPrices }) {
  const typed = [unread.min, unread.max].filter((text) => text !== undefined);
  if (typed.length === 0) return null;
  return (
    <Notice tone="warning">
      <p className="wrap-anywhere">
        We do not understand the price {typed.map((text) => `“${text}”`).join(' or ')}, so it was
        left out. {askForPrice}
      </p>
    </Notice>
  );
}

/** "Near me" in the place field is no unknown place. */
const UnknownPlace = ({ typed, name }: { typed: SearchQuery; name: string }) =>
  isNearVisitor(name) ? (
    <NearVisitor typed={typed} text={name} />
  ) : (
    <Notice tone="warning">
      <p className="wrap-anywhere">
        We do not know a place called “{name}”, so these ads are from the whole UK.{' '}
        <SimilarPlaces typed={typed} name={name} />
      </p>
    </Notice>
  );

type UnknownInTextProps = Pick<SearchNoticesProps, 'typed' | 'page'>;

/** Shown only if no ad has all the words, because an ad may say "in Japan". */
function UnknownInText({ typed, page: { total, widened } }: UnknownInTextProps) {
  const hasNone = total.count === 0 || widened?.relaxed.some((given) => wordsGiven.has(given));
  const unknown = hasNone ? unknownPlaceIn(typed) : null;
  if (!unknown) return null;
  return (
    <Notice tone="warning">
      <p className="wrap-anywhere">
        We do not know a place called “{unknown.name}”.{' '}
        <SimilarPlaces typed={{ ...typed, text: unknown.rest }} name={unknown.name} />
      </p>
    </Notice>
  );
}

const wordsGiven: ReadonlySet<string> = new Set(['spelling', 'some words', 'words']);

type SimilarPlacesProps = { typed: SearchQuery; name: string };

function SimilarPlaces({ typed, name }: SimilarPlacesProps) {
  const areas = similarPlaces(name);
  if (areas.length === 0) return 'Try a town nearby or a postcode.';
  return (
    <>
      Did you mean{' '}
      {areas.map((area, index) => (
        <Fragment key={area.slug}>
          {index > 0 && (index === areas.length - 1 ? ' or ' : ', ')}
          <a href={searchLink(typed, { area })} className="link font-semibold">
            {areaText(area)}
          </a>
        </Fragment>
      ))}
      ?
    </>
  );
}

type WidenedProps = { widened: NonNullable<SearchPage['widened']>; query: SearchQuery };

function Widened({ widened, query }: WidenedProps) {
  const { original, relaxed, again } = widened;
  if (!again) {
    return (
      <p>
        <strong>Nothing matches everything you asked for.</strong> These ads come closest.
      </p>
    );
  }
  if (relaxed.length === 1 && relaxed[0] === 'spelling') {
    return (
      <p className="wrap-anywhere">
        <strong>No ad has “{original.text}”.</strong> Did you mean{' '}
        <a href={searchLink(again)} className="link font-semibold">
          {again.text}
        </a>
        ? These are the ads for it.
      </p>
    );
  }
  return (
    <p className="wrap-anywhere">
      {relaxed.length > 0 && <strong>Nothing matches everything you asked for. </strong>}
      These are ads {widenedText(widened, query)}.{' '}
      <a href={searchLink(again)} className="link">
        Search that way
      </a>
    </p>
  );
}
