import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { MapPin, Search } from '@/components/ui/icons';
import { Island } from '@/components/ui/island';
import { placeTextMax, searchQueryMax } from '@/lib/catalogue/limits';
import { searchPathnameOf } from '@/lib/search/address/search-pathname';
import { NearMe } from './near-me';
import { searchFormId } from './search-form-id';
import { SuggestField } from './suggest-field';

type SearchFormProps = {
  text?: string | null;
  /** The place's name, or as typed. */
  place?: string;
  isAdult?: boolean;
  /** Other parameters of the current search. */
  otherParams?: readonly (readonly [name: string, value: string])[];
  /** The home page has room for a wide button on phones. */
  isHome?: boolean;
};

export const SearchForm = ({
  text,
  place,
  isAdult = false,
  otherParams = [],
  isHome = false,
}: SearchFormProps) => (
  <search>
    <form
      id={searchFormId}
      action={searchPathnameOf({ isAdult })}
      // A wrong price in the closed dialog of filters would keep the form from being sent.
      noValidate
      className={`relative grid rounded-card border bg-surface sm:grid-cols-[minmax(0,11fr)_minmax(0,9fr)_auto] lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_auto] ${
        isHome ? 'border-line shadow-card' : 'grid-cols-[minmax(0,1fr)_auto] border-line-strong'
      }`}
    >
      <Part icon={<Search aria-hidden="true" className={icon} />}>
        <Island
          key={text}
          name="SuggestField"
          of={SuggestField}
          props={{
            kind: isAdult ? 'none' : 'words',
            id: 'search-text',
            name: 'q',
            label: 'What are you looking for?',
            defaultValue: text ?? '',
            maxLength: searchQueryMax,
          }}
        />
      </Part>
      <Part
        icon={<MapPin aria-hidden="true" className={icon} />}
        className="border-t border-line max-sm:row-start-2 sm:border-t-0 sm:border-l"
      >
        <Island
          key={place}
          name="SuggestField"
          of={SuggestField}
          props={{
            kind: 'places',
            id: 'search-place',
            name: 'place',
            label: 'Town or postcode',
            defaultValue: place ?? '',
            maxLength: placeTextMax,
          }}
        />
        <Island
          name="NearMe"
          of={NearMe}
          props={{
            fieldId: 'search-place',
            labelClassName: isHome ? 'sm:max-xl:sr-only' : 'max-xl:sr-only',
          }}
        />
      </Part>
      {otherParams.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        className={buttonClass(
          {},
          `m-2 ${isHome ? 'max-sm:mt-0' : 'max-sm:row-span-2 max-sm:row-start-1 max-sm:px-4'}`,
        )}
      >
        <Search aria-hidden="true" className={`size-5 sm:hidden ${isHome ? 'hidden' : ''}`} />
        <span className={isHome ? '' : 'max-sm:sr-only'}>Search</span>
      </button>
    </form>
  </search>
);

const icon = 'ml-3 size-5 shrink-0 text-muted sm:ml-4';

/** On a phone suggestions open below the whole form and cover none of it. */
const Part = (props: { icon: ReactNode; className?: string; children: ReactNode }) => (
  <div className={`flex sm:relative min-w-0 items-center ${props.className ?? ''}`}>
    {props.icon}
    {props.children}
  </div>
);
