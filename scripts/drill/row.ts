export type Outcome = {
  figure: string;
  /** Broken promises; empty if all held. */
  broken: string[];
};

export type Row<Site> = {
  name: string;
  title: string;
  run: (site: Site, isShort: boolean) => Promise<Outcome>;
};

export const unless = (isKept: boolean, promise: string): string[] => (isKept ? [] : [promise]);
