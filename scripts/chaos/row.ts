import type { ChaosSite } from './site.ts';

export type Outcome = {
  /** What was counted and measured. */
  figure: string;
  /** Promises that did not hold. */
  broken: string[];
};

export type Row = {
  name: string;
  title: string;
  /** Why it cannot run on this machine. */
  missing?: () => string | undefined;
  run: (site: ChaosSite, isShort: boolean) => Promise<Outcome>;
};

/** A promise with what was found instead, if that is not nothing. */
export const unless = (isKept: boolean, promise: string): string[] => (isKept ? [] : [promise]);
