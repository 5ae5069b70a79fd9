export type CategoryName = {
  /** Singular; plurals are recognised too. */
  names: readonly string[];
  /** Slug of the category or group. */
  scope: string;
  /** Words allowed before the name; default: any. */
  behind?: readonly string[];
  /** The name is more specific than the category and is also searched for. */
  isText?: true;
  facets?: Readonly<Record<string, readonly string[]>>;
  /** Categories for "to rent" and "for sale", one of which a name with `isOnlyDealt` needs. */
  rent?: string;
  sale?: string;
  isOnlyDealt?: true;
  understood: readonly string[];
  stays: readonly string[];
};
