import { useDebouncedRequest } from '@/components/ui/browser/use-debounced-request';
import { api } from '@/lib/api/client';
import { autocompleteDebounce, autocompleteMin } from '@/lib/catalogue/limits';

export type SuggestionKind = 'words' | 'places' | 'none';

export type Suggestion = {
  text: string;
  /** Shown next to the suggestion; empty if all are of the same kind. */
  kind: string;
  /** Opens this address; otherwise the text goes into the field. */
  href?: string;
  category?: string;
  /** How many ads it shows in the whole UK. */
  count?: number;
  isMore?: true;
};

const nothing: Suggestion[] = [];

/** Debounced. Empty if the request fails. */
export function useSuggestions(kind: SuggestionKind, typed: string): Suggestion[] {
  const term = typed.trim();
  const isLookedUp = kind !== 'none' && term.length >= autocompleteMin;
  const request = kind === 'places' ? places : words;
  const key = isLookedUp ? term : undefined;
  const { answer } = useDebouncedRequest(key, autocompleteDebounce, request);
  // Shows the last reply until the next one, while the text continues it.
  return isLookedUp && answer && term.startsWith(answer.key) ? answer.data : nothing;
}

async function places(term: string, signal: AbortSignal): Promise<Suggestion[]> {
  const found = await suggested(`${encodeURIComponent(term)}&of=places`, signal);
  return found.map(({ text }) => ({ text, kind: '' }));
}

const words = (term: string, signal: AbortSignal) => suggested(encodeURIComponent(term), signal);

async function suggested(query: string, signal: AbortSignal): Promise<Suggestion[]> {
  const result = await api.get<Suggestion[]>(`/api/search/suggest?q=${query}`, { signal });
  return result.ok ? result.data : nothing;
}
