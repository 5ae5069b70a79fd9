import type { Row } from '../drill/row.ts';
import type { Target } from './target.ts';

export type AttackRow = Row<Target> & {
  /** What the attack did before the site was defended, as measured then. */
  before: string;
  prepare?: () => Promise<unknown>;
};
