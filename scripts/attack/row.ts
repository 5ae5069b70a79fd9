import type { Target } from './target.ts';

export type Outcome = {
  /** What happened, in figures. */
  figure: string;
  /** Broken promises; empty when all were kept. */
  broken: string[];
};

/** One kind of attack. */
export type Row = {
  name: string;
  title: string;
  /** What the attack did to the site before it was defended, as measured then. */
  before: string;
  /** Work that needs the processor of this machine, done before the attack begins. */
  prepare?: () => Promise<unknown>;
  attack: (target: Target, isShort: boolean) => Promise<Outcome>;
};
