import type { ChaosSite } from './site.ts';

export type Outcome = {
  /** Counts and measurements. */
  figure: string;
  broken: string[];
};

export type Row = {
  name: string;
  title: string;
  /** Why it cannot run on this machine. */
  missing?: () => string | undefined;
  run: (site: ChaosSite, isShort: boolean) => Promise<Outcome>;
};

/** A broken promise, unless it was kept. */
export const unless = (isKept: boolean, promise: string): string[] => (isKept ? [] : [promise]);
