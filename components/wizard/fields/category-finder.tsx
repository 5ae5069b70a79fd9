'use client';

import { Autocomplete } from '@base-ui/react/autocomplete';
import { useRef, useState } from 'react';
import { AutocompleteInput, FieldOptions } from '@/components/ui/fields/autocomplete';
import { Field } from '@/components/ui/fields/field';
import type { Category } from '@/lib/catalogue/categories';
import { shownGroupName, shownName } from '@/lib/catalogue/shown-catalogue';
import { plural } from '@/lib/text/plural';

type Suggest = (text: string) => Category[];

type CategoryFinderProps = { id: string; onChoose: (name: string) => void };

/** Finds the category of a thing: "bike". */
export function CategoryFinder({ id, onChoose }: CategoryFinderProps) {
  const [text, setText] = useState('');
  const [term, setTerm] = useState('');
  const suggest = useSuggest();
  const items = term === '' ? nothing : (suggest.now?.(term) ?? nothing);
  const isOpen = items.length > 0;
  const isUnknown = term.trim().length > 2 && suggest.now !== undefined && !isOpen;

  const choose = (category: Category) => {
    setTerm('');
    onChoose(category.name);
  };
  return (
    <Field
      id={id}
      label="What are you advertising?"
      hint={
        isUnknown
          ? 'No match. Please choose from the list below.'
          : 'A word or two finds the place for it: bike, flat, plumber.'
      }
    >
      {({ id: inputId, ...control }) => (
        <Autocomplete.Root
          inline
          open
          id={inputId}
          value={text}
          onValueChange={(typed) => {
            setText(typed);
            setTerm(typed);
          }}
          items={items}
          filter={null}
          autoHighlight="always"
          keepHighlight
        >
          <div className="relative">
            <AutocompleteInput
              {...control}
              id={inputId}
              isOpen={isOpen}
              startsAtFirst
              onClose={() => setTerm('')}
              onFocus={suggest.load}
              onKeyDown={(event) => {
                // Enter selects an option and never submits the form.
                if (event.key === 'Enter' && !isOpen) event.preventDefault();
              }}
              onBlur={() => setTerm('')}
              maxLength={60}
              placeholder="For example: bike"
              className="control"
            />
            <Autocomplete.Status className="sr-only">
              {isOpen && plural(items.length, 'match', 'matches')}
            </Autocomplete.Status>
            {isOpen && (
              <FieldOptions
                label="Matches"
                items={items}
                onChoose={choose}
                className="flex-wrap justify-between gap-x-4 px-3"
              >
                {(category) => (
                  <>
                    <span className="font-medium">{shownName(category)}</span>
                    <span className="text-sm text-muted">{shownGroupName(category)}</span>
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

/** Loads the vocabulary when typing starts. */
function useSuggest() {
  const [now, setNow] = useState<Suggest>();
  const isLoading = useRef(false);
  const load = () => {
    if (isLoading.current) return;
    isLoading.current = true;
    import('@/lib/search/suggestions/suggest-categories').then(
      ({ suggestCategories }) => setNow(() => suggestCategories),
      () => {
        isLoading.current = false;
      },
    );
  };
  return { now, load };
}

const nothing: Category[] = [];
