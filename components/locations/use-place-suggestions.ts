import { useDebouncedRequest } from '@/components/ui/browser/use-debounced-request';
import { api } from '@/lib/api/client';
import { autocompleteDebounce, autocompleteMin } from '@/lib/catalogue/limits';
import type { Location } from '@/lib/locations/location';
import { normaliseName } from '@/lib/locations/names/normalise';
import { looksLikePostcode, parseOutcode, parsePostcode } from '@/lib/locations/postcode';

export type PlaceSuggestions = {
  state: 'idle' | 'loading' | 'done' | 'failed';
  items: Location[];
  retry: () => void;
};

/** Suggests places for the text once typing pauses. Inactive while `isActive` is false. */
export function usePlaceSuggestions(typed: string, isActive: boolean): PlaceSuggestions {
  const term = typed.trim();
  const isLookedUp = isActive && term.length >= autocompleteMin;
  const key = isLookedUp ? term : undefined;
  const { answer, forget: retry } = useDebouncedRequest(key, autocompleteDebounce, fetchPlaces);

  if (!isLookedUp) return { state: 'idle', items: [], retry };
  if (answer?.key !== term) {
    return { state: 'loading', items: stillFitting(answer?.data ?? [], term), retry };
  }
  return answer.data
    ? { state: 'done', items: answer.data, retry }
    : { state: 'failed', items: [], retry };
}

/** The one of `items` that the text names exactly: by town, label or postcode. */
export function placeNamed(text: string, items: readonly Location[]): Location | undefined {
  const name = compact(text);
  return items.find(({ label, district, city, postcode }) =>
    [label, district, `${district} ${city}`, postcode].some((known) => compact(known) === name),
  );
}

const compact = (text: string) => normaliseName(text).replaceAll(' ', '');

/** Shown while the next reply is loading, so that Enter never selects a wrong one. */
function stillFitting(items: readonly Location[], term: string): Location[] {
  const typed = compact(term);
  return items.filter(({ label }) => compact(label).startsWith(typed));
}

/** Undefined without a usable reply. */
async function fetchPlaces(term: string, signal: AbortSignal): Promise<Location[] | undefined> {
  const [exact, found] = await Promise.all([fetchByPostcode(term, signal), search(term, signal)]);
  if (!exact) return found;
  return [exact, ...(found ?? []).filter(({ slug }) => slug !== exact.slug)];
}

async function fetchByPostcode(postcode: string, signal: AbortSignal) {
  const isWorthAsking = parsePostcode(postcode) ?? parseOutcode(postcode);
  if (!looksLikePostcode(postcode) || !isWorthAsking) return undefined;
  const path = '/api/locations/enrich-from-postcode';
  const result = await api.post<Location>(path, { postcode }, { signal });
  return result.ok ? result.data : undefined;
}

async function search(term: string, signal: AbortSignal) {
  const path = `/api/locations/autocomplete?term=${encodeURIComponent(term)}`;
  const result = await api.get<Location[]>(path, { signal });
  return result.ok ? result.data : undefined;
}
