import type { ReactNode } from 'react';
import { siteTexts } from '@/lib/catalogue/site-texts';
import type { Location } from '@/lib/locations/location';
import { plural } from '@/lib/text/plural';
import type { PlaceSuggestions } from './use-place-suggestions';

/** Always rendered, so that screen readers announce changes. */
export function PlaceHint({
  suggestions,
  children,
}: {
  suggestions: PlaceSuggestions;
  children: ReactNode;
}) {
  const { state, items, retry } = suggestions;
  const isEmpty = state === 'done' && items.length === 0;
  return (
    <>
      <span role="status">
        {isEmpty && siteTexts.placeNotFound}
        {state === 'failed' && siteTexts.placesUnavailable}
        {state === 'done' && items.length > 0 && <span className="sr-only">{count(items)}</span>}
      </span>
      {state === 'failed' && (
        <button type="button" onClick={retry} className="link ml-2 min-h-11 mouse:min-h-0">
          Try again
        </button>
      )}
      {!isEmpty && state !== 'failed' && children}
    </>
  );
}

const count = (items: readonly Location[]) => plural(items.length, 'result');
