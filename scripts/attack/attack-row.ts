import type { Row } from '../drill/row.ts';
import type { Target } from './target.ts';

export type AttackRow = Row<Target> & {
  prepare?: () => Promise<unknown>;
};
