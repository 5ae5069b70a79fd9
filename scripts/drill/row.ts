export type Outcome = {
  /** What happened, in numbers. */
  figure: string;
  /** Broken promises; empty if all held. */
  broken: string[];
};

/** One kind of attack or failure. */
export type Row<Site> = {
  name: string;
  title: string;
  run: (site: Site, isShort: boolean) => Promise<Outcome>;
};

export const unless = (isKept: boolean, promise: string): string[] => (isKept ? [] : [promise]);
