'use client';

import { LoaderCircle, X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { messages } from '@/lib/catalogue/messages';
import type { Location } from '@/lib/locations/location';
import { Field } from './field';
import { listId, optionId, PlaceList } from './place-list';
import { type PlaceSuggestions, placeNamed, usePlaceSuggestions } from './use-place-suggestions';

type LocationFieldProps = {
  id: string;
  label: ReactNode;
  value: Location | null;
  onChange: (value: Location | null) => void;
  onBlur?: () => void;
  error?: string;
  required?: boolean;
  hint?: ReactNode;
  placeholder?: string;
};

/**
 * A town or a postcode, chosen from suggestions or typed out in full; a WAI-ARIA combobox. What is
 * typed stays. Typing on after choosing unchooses.
 */
export function LocationField({
  value,
  onChange,
  onBlur,
  hint,
  placeholder = 'Town or postcode',
  ...field
}: LocationFieldProps) {
  const { id } = field;
  const [text, setText] = useState(value?.label ?? '');
  const [knownSlug, setKnownSlug] = useState(value?.slug);
  const [hasFocus, setHasFocus] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const [highlighted, setHighlighted] = useState(0);
  const suggestions = usePlaceSuggestions(text, !value);
  const { state, items } = suggestions;
  const isOpen = isWanted && hasFocus && items.length > 0;
  const active = Math.min(highlighted, items.length - 1);

  // The form was filled or emptied from outside: a draft, a reset.
  if (value?.slug !== knownSlug) {
    setKnownSlug(value?.slug);
    setText(value?.label ?? '');
  }

  const choose = (place: Location) => {
    setKnownSlug(place.slug);
    setText(place.label);
    setIsWanted(false);
    onChange(place);
  };

  const type = (typed: string) => {
    setKnownSlug(undefined);
    setText(typed);
    setIsWanted(true);
    setHighlighted(0);
    if (value) onChange(null);
  };

  // Whoever types "Ilford" and goes on has said it; the answer may come after they went.
  const chooseNamed = useEffectEvent(() => {
    const place = value ? undefined : placeNamed(text, items);
    if (place) choose(place);
  });
  useEffect(() => {
    if (!hasFocus && state === 'done') chooseNamed();
  }, [hasFocus, state]);

  const move = (step: number) => {
    setIsWanted(true);
    if (!isOpen) return;
    const next = (active + step + items.length) % items.length;
    setHighlighted(next);
    document.getElementById(optionId(id, next))?.scrollIntoView({ block: 'nearest' });
  };

  const onKeyDown = (event: React.KeyboardEvent) => {
    const place = items[active];
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && isOpen && place) choose(place);
    else if (event.key === 'Escape' && isOpen) setIsWanted(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Field {...field} hint={<Hint suggestions={suggestions}>{hint}</Hint>}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId(id) : undefined}
            aria-activedescendant={isOpen ? optionId(id, active) : undefined}
            className="control pr-12"
            placeholder={placeholder}
            autoComplete="off"
            spellCheck={false}
            maxLength={80}
            value={text}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
            onFocus={() => setHasFocus(true)}
            onBlur={() => {
              setHasFocus(false);
              onBlur?.();
            }}
          />
          {text !== '' && (
            <ClearButton
              isLoading={state === 'loading'}
              onClear={() => {
                type('');
                document.getElementById(id)?.focus();
              }}
            />
          )}
          {isOpen && (
            <PlaceList
              id={id}
              items={items}
              active={active}
              onHighlight={setHighlighted}
              onChoose={choose}
            />
          )}
        </div>
      )}
    </Field>
  );
}

const ClearButton = ({ isLoading, onClear }: { isLoading: boolean; onClear: () => void }) => (
  <button
    type="button"
    aria-label="Clear location"
    onMouseDown={(event) => event.preventDefault()}
    onClick={onClear}
    className="absolute inset-y-0 right-0.5 my-auto grid size-11 place-items-center rounded-control text-muted hover:text-ink"
  >
    {isLoading ? (
      <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />
    ) : (
      <X aria-hidden="true" className="size-5" />
    )}
  </button>
);

/** The field's own hint, or what became of the search. Always there, so that changes are read out. */
function Hint({ suggestions, children }: { suggestions: PlaceSuggestions; children: ReactNode }) {
  const { state, items, retry } = suggestions;
  const isEmpty = state === 'done' && items.length === 0;
  return (
    <>
      <span role="status">
        {isEmpty && messages.placeNotFound}
        {state === 'failed' && messages.placesUnavailable}
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

const count = (items: readonly Location[]) =>
  items.length === 1 ? '1 result' : `${items.length} results`;
