import { Fragment } from 'react';
import { SaveSearch } from '@/components/alerts/save-search';
import { searchLink } from '@/components/search/search-link';
import { Notice } from '@/components/ui/notice';
import { areaText } from '@/lib/locations/area-text';
import type { SearchPage } from '@/lib/search/list/search-page';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { isNearVisitor } from '@/lib/search/understanding/places/asks-for-near';
import { unknownPlaceIn } from '@/lib/search/understanding/places/unknown-place';
import { similarPlaces } from '@/lib/search/words/suggestions/similar-places';
import { NearVisitor } from './near-visitor';
import { NearbyTowns } from './nearby-towns';
import { widenedText } from './widened-text';

type SearchNoticesProps = {
  asked: SearchQuery;
  page: SearchPage;
  unknownPlace: string | undefined;
};

export const SearchNotices = ({ asked, page, unknownPlace }: SearchNoticesProps) => (
  <>
    {unknownPlace ? (
      <UnknownPlace asked={asked} typed={unknownPlace} />
    ) : (
      <>
        <NearVisitor asked={asked} typed={asked.text} />
        <UnknownInText asked={asked} page={page} />
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
          <SaveSearch asked={asked} label="Email me when one arrives" />
        </div>
      </Notice>
    )}
    <NearbyTowns asked={asked} towns={page.nearby} />
  </>
);

/** "Near me" in the place field is no unknown place. */
const UnknownPlace = ({ asked, typed }: { asked: SearchQuery; typed: string }) =>
  isNearVisitor(typed) ? (
    <NearVisitor asked={asked} typed={typed} />
  ) : (
    <Notice tone="warning">
      <p className="wrap-anywhere">
        We do not know a place called “{typed}”, so these ads are from the whole UK.{' '}
        <SimilarPlaces asked={asked} typed={typed} />
      </p>
    </Notice>
  );

type UnknownInTextProps = Pick<SearchNoticesProps, 'asked' | 'page'>;

/** Shown only if no ad has all the words, because an ad may say "in Japan". */
function UnknownInText({ asked, page: { total, widened } }: UnknownInTextProps) {
  const hasNone = total.count === 0 || widened?.relaxed.some((given) => wordsGiven.has(given));
  const unknown = hasNone ? unknownPlaceIn(asked) : null;
  if (!unknown) return null;
  return (
    <Notice tone="warning">
      <p className="wrap-anywhere">
        We do not know a place called “{unknown.name}”.{' '}
        <SimilarPlaces asked={{ ...asked, text: unknown.rest }} typed={unknown.name} />
      </p>
    </Notice>
  );
}

const wordsGiven: ReadonlySet<string> = new Set(['spelling', 'some words', 'words']);

type SimilarPlacesProps = { asked: SearchQuery; typed: string };

function SimilarPlaces({ asked, typed }: SimilarPlacesProps) {
  const areas = similarPlaces(typed);
  if (areas.length === 0) return 'Try a town nearby or a postcode.';
  return (
    <>
      Did you mean{' '}
      {areas.map((area, index) => (
        <Fragment key={area.slug}>
          {index > 0 && (index === areas.length - 1 ? ' or ' : ', ')}
          <a href={searchLink(asked, { area })} className="link font-semibold">
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
  const { asked, relaxed, again } = widened;
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
        <strong>No ad has “{asked.text}”.</strong> Did you mean{' '}
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
