import type { Area } from '@/lib/locations/areas';
import type { Pence } from '@/lib/money';
import type { FacetChoice, PostedWithin, Radius } from '@/lib/search/query/search-query';

/** What a few of the typed words mean. */
export type Meaning = {
  /** Slug of a category or group. */
  scope?: string;
  /** Slug of the group whose fields the words are about. */
  group?: string;
  /** The words alone are enough to choose the group. */
  isOfGroupOnly?: true;
  /** Of a home that is let. */
  isOfTenancy?: true;
  area?: Area;
  radius?: Radius;
  price?: TypedPrice;
  postedWithin?: PostedWithin;
  withPhotos?: true;
  seller?: 'private' | 'trade';
  facets?: Readonly<Record<string, FacetChoice>>;
  /** Ads that seek, by the field of the category; words where no category is certain. */
  isWanted?: true;
  /** The words are searched for as well. */
  isText?: true;
};

export type TypedPrice = {
  min: Pence | null;
  max: Pence | null;
  per: 'hour' | 'day' | 'week' | 'month' | 'year' | null;
  /** An amount alone: the most for a thing, the least for a wage. */
  isAlone?: true;
};

/** Words that match `pattern` (global, on lower case) and mean something. */
export type Rule = {
  pattern: RegExp;
  /** `text`: all that was typed, in lower case. Null: the words are words. */
  read: (match: RegExpExecArray, text: string) => Meaning | null;
  /** Sentences with the words that are understood. */
  understood: readonly (readonly [sentence: string, words: string])[];
  /** Sentences of which nothing is understood by this rule. */
  stays: readonly string[];
};
