import { useEffect, useState } from 'react';
import { api } from '@/lib/api/client';
import { autocompleteDebounce, autocompleteMin } from '@/lib/catalogue/limits';

export type SuggestionKind = 'words' | 'places' | 'none';

export type Suggestion = {
  text: string;
  /** What it is, said beside it; empty where all are the same. */
  kind: string;
  /** Where it leads by itself; otherwise it is put into the field. */
  href?: string;
};

const nothing: Suggestion[] = [];

/** What may be meant by `typed`, asked for once typing pauses. Without an answer there is just none. */
export function useSuggestions(kind: SuggestionKind, typed: string): Suggestion[] {
  const [answer, setAnswer] = useState({ term: '', found: nothing });
  const term = typed.trim();
  const isAsked = kind !== 'none' && term.length >= autocompleteMin;

  useEffect(() => {
    if (!isAsked) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const found = await (kind === 'places' ? places : words)(term, controller.signal);
      if (!controller.signal.aborted) setAnswer({ term, found });
    }, autocompleteDebounce);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [kind, term, isAsked]);

  // While the next answer is on its way the last one stays, as long as it goes on from there.
  return isAsked && answer.term && term.startsWith(answer.term) ? answer.found : nothing;
}

/** They go into their box, and lead nowhere by themselves. */
async function places(term: string, signal: AbortSignal): Promise<Suggestion[]> {
  const found = await suggested(`${encodeURIComponent(term)}&of=places`, signal);
  return found.map(({ text }) => ({ text, kind: '' }));
}

const words = (term: string, signal: AbortSignal) => suggested(encodeURIComponent(term), signal);

async function suggested(query: string, signal: AbortSignal): Promise<Suggestion[]> {
  const result = await api.get<Suggestion[]>(`/api/search/suggest?q=${query}`, { signal });
  return result.ok ? result.data : nothing;
}
