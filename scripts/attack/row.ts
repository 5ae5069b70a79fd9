import type { Target } from './target.ts';

export type Outcome = {
  /** What happened, in numbers. */
  figure: string;
  /** Broken promises; empty if all held. */
  broken: string[];
};

/** One kind of attack. */
export type Row = {
  name: string;
  title: string;
  /** What the attack did before the site was defended, as measured then. */
  before: string;
  /** Preparation that needs the processor, done before the attack. */
  prepare?: () => Promise<unknown>;
  attack: (target: Target, isShort: boolean) => Promise<Outcome>;
};
