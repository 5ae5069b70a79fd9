'use client';

import { Autocomplete } from '@base-ui/react/autocomplete';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { countText } from '@/components/search/results/count';
import { AutocompleteInput, Option, OptionList } from '@/components/ui/fields/autocomplete';
import { type Suggestion, type SuggestionKind, useSuggestions } from './use-suggestions';

type SuggestFieldProps = {
  id: string;
  name: string;
  label: string;
  defaultValue: string;
  maxLength: number;
  kind: SuggestionKind;
};

/** Typing and Enter never wait for a reply; only a highlighted option is selected. */
export function SuggestField({
  kind,
  label,
  defaultValue,
  maxLength,
  id,
  name,
}: SuggestFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(defaultValue);
  const [term, setTerm] = useState('');
  const suggestions = useSuggestions(kind, term);
  const isOpen = suggestions.length > 0;

  const type = (typed: string) => {
    setText(typed);
    setTerm(typed);
  };

  const close = () => setTerm('');

  const takeOver = useEffectEvent(() => {
    const typed = input.current?.value ?? defaultValue;
    if (typed !== defaultValue) type(typed);
  });
  // Visitors can type before the script has loaded.
  useLayoutEffect(() => takeOver(), []);

  // The browser may restore text from its back/forward cache.
  useEffect(() => {
    const reset = (event: PageTransitionEvent) => {
      if (event.persisted) setText(defaultValue);
    };
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, [defaultValue]);

  const choose = (suggestion: Suggestion) => {
    close();
    if (suggestion.href) {
      return window.location.assign(withPlace(suggestion.href, input.current?.form));
    }
    flushSync(() => setText(suggestion.text));
    if (kind === 'words') input.current?.form?.requestSubmit();
  };

  return (
    <Autocomplete.Root
      inline
      open
      id={id}
      name={name}
      value={text}
      onValueChange={type}
      items={suggestions}
      filter={null}
      keepHighlight
    >
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <AutocompleteInput
        ref={input}
        id={id}
        type="search"
        {...(kind === 'none' && withoutList)}
        placeholder={label}
        maxLength={maxLength}
        isOpen={isOpen}
        onClose={close}
        onBlur={close}
        className="min-h-13 w-full min-w-0 rounded-card bg-transparent pr-2 pl-2.5 text-ink -outline-offset-3 placeholder:text-muted sm:text-lg"
      />
      <Autocomplete.Status className="sr-only">
        {isOpen && `${suggestions.length} suggestions`}
      </Autocomplete.Status>
      {isOpen && (
        <OptionList
          label="Suggestions"
          items={suggestions}
          className="mt-2 max-h-50 sm:max-h-[min(26rem,60dvh)]"
        >
          {(suggestion: Suggestion) => (
            <Option
              key={`${suggestion.kind} ${suggestion.text}`}
              value={suggestion}
              onChoose={choose}
              className="justify-between gap-4 px-3"
            >
              <span className="min-w-0 truncate">{suggestion.text}</span>
              <About suggestion={suggestion} hasPlace={typedPlace(input.current?.form) !== ''} />
            </Option>
          )}
        </OptionList>
      )}
    </Autocomplete.Root>
  );
}

/** "in Furniture · 12 ads" */
function About({ suggestion, hasPlace }: { suggestion: Suggestion; hasPlace: boolean }) {
  const { kind, category, count, isMore = false, href = '' } = suggestion;
  const what = category ? `in ${category}` : kind;
  // The form's place narrows the search, and nothing has been counted there.
  const isCounted = count !== undefined && !(hasPlace && !hrefHasPlace(href));
  if (!what) return null;
  return (
    <span className="flex max-w-[65%] shrink-0 text-sm text-muted">
      <span className="truncate">{what}</span>
      {isCounted && (
        <span className="shrink-0 whitespace-pre"> · {countText({ count, isMore })}</span>
      )}
    </span>
  );
}

/** Keeps the form's place, unless a place was selected. */
function withPlace(href: string, form: HTMLFormElement | null | undefined): string {
  const place = typedPlace(form);
  const url = new URL(href, window.location.href);
  if (place !== '' && !url.searchParams.has('place')) url.searchParams.set('place', place);
  return `${url.pathname}${url.search}`;
}

function typedPlace(form: HTMLFormElement | null | undefined): string {
  const place = form && new FormData(form).get('place');
  return typeof place === 'string' && place.trim() !== '' ? place : '';
}

const hrefHasPlace = (href: string) => new URLSearchParams(href.split('?')[1] ?? '').has('place');

const withoutList = {
  role: undefined,
  'aria-expanded': undefined,
  'aria-haspopup': undefined,
  'aria-autocomplete': undefined,
};
