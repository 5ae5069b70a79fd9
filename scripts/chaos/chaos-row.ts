import type { Row } from '../drill/row.ts';
import type { ChaosSite } from './site.ts';

export type ChaosRow = Row<ChaosSite> & {
  /** Why it cannot run on this machine. */
  missing?: () => string | undefined;
};
