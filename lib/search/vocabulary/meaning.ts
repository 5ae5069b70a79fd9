import type { Area } from '@/lib/locations/area';
import type { Pence } from '@/lib/money';
import type { FacetChoice, PostedWithin, Radius } from '@/lib/search/query/search-query';

export type Meaning = {
  /** Slug of a category or group. */
  scope?: string;
  /** Slug of the group whose fields the words refer to. */
  group?: string;
  /** The words alone determine the group. */
  decidesGroup?: true;
  /** For rented homes. */
  isOfTenancy?: true;
  area?: Area;
  radius?: Radius;
  price?: TypedPrice;
  postedWithin?: PostedWithin;
  withPhotos?: true;
  seller?: 'private' | 'trade';
  facets?: Readonly<Record<string, FacetChoice>>;
  /** Wanted ads, by the category's field; remains text if no category is certain. */
  isWanted?: true;
  /** The words are also searched for. */
  isText?: true;
  /** What no ad may have, in any category: '-spares'. */
  without?: readonly string[];
};

export type TypedPrice = {
  min: Pence | null;
  max: Pence | null;
  per: 'hour' | 'day' | 'week' | 'month' | 'year' | null;
  /** A single amount: the maximum for an item, the minimum for a wage. */
  isAlone?: true;
};

/** Words that match `pattern` (global, on lower case) and mean something. */
export type Rule = {
  pattern: RegExp;
  /** `text`: everything typed, in lower case. Null: not interpreted. */
  read: (match: RegExpExecArray, text: string) => Meaning | null;
  understood: readonly (readonly [sentence: string, words: string])[];
  /** Sentences in which this rule interprets nothing. */
  stays: readonly string[];
};
