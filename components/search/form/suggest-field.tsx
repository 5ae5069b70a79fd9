'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { SuggestionList, suggestionId, suggestionsId } from './suggestion-list';
import { type Suggestion, type SuggestionKind, useSuggestions } from './use-suggestions';

type SuggestFieldProps = {
  id: string;
  name: string;
  label: string;
  defaultValue: string;
  maxLength: number;
  kind: SuggestionKind;
};

/**
 * A text field of a GET form that suggests, a WAI-ARIA combobox. It is the browser's own: typing and
 * Enter never wait for an answer, and nothing is chosen that was not pointed at.
 */
export function SuggestField({ kind, label, ...input }: SuggestFieldProps) {
  const { id } = input;
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(kind, typed);
  const isOpen = suggestions.length > 0;

  // The browser may bring a page back as it was left, with words that its results are not for.
  useEffect(() => {
    const reset = (event: PageTransitionEvent) => {
      if (event.persisted) field.current?.form?.reset();
    };
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, []);

  const ask = (text: string) => {
    setTyped(text);
    setActive(-1);
  };

  const choose = ({ text, href }: Suggestion) => {
    ask('');
    if (href) return window.location.assign(href);
    if (!field.current) return;
    field.current.value = text;
    if (kind === 'words') field.current.form?.requestSubmit();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing) return;
    const chosen = suggestions[active];
    const stops = suggestions.length + 1;
    // One stop more than there are suggestions: what was typed.
    const move = (step: number) => setActive(((active + 1 + step + stops) % stops) - 1);
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Escape') ask('');
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        {...input}
        ref={field}
        type="search"
        {...(kind !== 'none' && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? suggestionsId(id) : undefined,
          'aria-activedescendant': active >= 0 ? suggestionId(id, active) : undefined,
        })}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        onInput={(event) => ask(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => ask('')}
        className="min-h-13 w-full min-w-0 rounded-card bg-transparent pr-2 pl-2.5 text-ink -outline-offset-3 placeholder:text-muted sm:text-lg"
      />
      <span role="status" className="sr-only">
        {isOpen && `${suggestions.length} suggestions`}
      </span>
      {isOpen && (
        <SuggestionList
          id={id}
          suggestions={suggestions}
          active={active}
          onHighlight={setActive}
          onChoose={choose}
        />
      )}
    </>
  );
}
