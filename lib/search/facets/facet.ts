export type FacetValue = {
  value: string;
  label: string;
  count: number;
  isChosen: boolean;
};

export type Facet =
  | { kind: 'values'; name: string; label: string; values: FacetValue[]; isMore: boolean }
  /** A latest day as 20261201. `isAny`: ads found without this filter name a day. */
  | { kind: 'day'; name: string; label: string; isAny: boolean; latest: number | null }
  | {
      kind: 'range';
      name: string;
      label: string;
      unit: string | null;
      /** In ads found without this filter, money in pence; null without ads. */
      lowest: number | null;
      highest: number | null;
      min: number | null;
      max: number | null;
    };
