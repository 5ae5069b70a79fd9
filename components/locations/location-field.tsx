'use client';

import { Autocomplete } from '@base-ui/react/autocomplete';
import { MapPin } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { AutocompleteInput, FieldOptions } from '@/components/ui/fields/autocomplete';
import { Field } from '@/components/ui/fields/field';
import { placeTextMax } from '@/lib/catalogue/limits';
import type { Location } from '@/lib/locations/location';
import { ClearButton } from './clear-button';
import { PlaceHint } from './place-hint';
import { placeNamed, usePlaceSuggestions } from './use-place-suggestions';

type LocationFieldProps = {
  id: string;
  label: ReactNode;
  value: Location | null;
  onChange: (value: Location | null) => void;
  error?: string;
  required?: boolean;
  hint?: ReactNode;
};

/** Never changes the text. Typing clears the selection. */
export function LocationField({ value, onChange, hint, ...field }: LocationFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value?.label ?? '');
  const [knownSlug, setKnownSlug] = useState(value?.slug);
  const [hasFocus, setHasFocus] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const suggestions = usePlaceSuggestions(text, !value);
  const { state, items } = suggestions;
  const isOpen = isWanted && hasFocus && items.length > 0;

  // The form was filled or cleared from outside: a draft, a reset.
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
    if (value) onChange(null);
  };

  // A fully typed town is selected on blur, even if suggestions arrive later.
  const chooseNamed = useEffectEvent(() => {
    const place = value ? undefined : placeNamed(text, items);
    if (place) choose(place);
  });
  useEffect(() => {
    if (!hasFocus && state === 'done') chooseNamed();
  }, [hasFocus, state]);

  return (
    <Field {...field} hint={<PlaceHint suggestions={suggestions}>{hint}</PlaceHint>}>
      {({ id, ...control }) => (
        <Autocomplete.Root
          inline
          open
          id={id}
          value={text}
          onValueChange={type}
          items={isOpen ? items : nothing}
          filter={null}
          autoHighlight="always"
          keepHighlight
        >
          <div className="relative">
            <AutocompleteInput
              {...control}
              ref={input}
              id={id}
              isOpen={isOpen}
              startsAtFirst
              onClose={() => setIsWanted(false)}
              className="control pr-12"
              placeholder="Town or postcode"
              maxLength={placeTextMax}
              onKeyDown={({ key }) => {
                if (key === 'ArrowDown' || key === 'ArrowUp') setIsWanted(true);
              }}
              onFocus={() => setHasFocus(true)}
              onBlur={() => setHasFocus(false)}
            />
            {text !== '' && (
              <ClearButton
                isLoading={state === 'loading'}
                onClear={() => {
                  type('');
                  input.current?.focus();
                }}
              />
            )}
            {isOpen && (
              <FieldOptions
                label="Places"
                items={items}
                onChoose={choose}
                className="gap-2.5 px-2.5"
              >
                {(place) => (
                  <>
                    <MapPin aria-hidden="true" className="size-4.5 shrink-0 text-muted" />
                    {place.label}
                  </>
                )}
              </FieldOptions>
            )}
          </div>
        </Autocomplete.Root>
      )}
    </Field>
  );
}

const nothing: Location[] = [];
