export type CategoryName = {
  /** Singular; the plural is understood too. */
  names: readonly string[];
  /** Slug of the category or group. */
  scope: string;
  /** Words that may stand before the name; any word where it is missing. */
  behind?: readonly string[];
  /** The name says more than the category and is searched for too. */
  isText?: true;
  facets?: Readonly<Record<string, readonly string[]>>;
  /** Category for "to rent" and "for sale"; a name with `isOnlyDealt` means nothing without. */
  rent?: string;
  sale?: string;
  isOnlyDealt?: true;
  understood: readonly string[];
  stays: readonly string[];
};

export const list = (text: string) => text.trim().split(/\s*,\s*|\s*\n\s*/);
