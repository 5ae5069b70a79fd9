import type pg from 'pg';
import type { Wrk } from '../run-wrk.ts';

export type Site = {
  /** Host and port of each process of the site. */
  apps: readonly string[];
  processes: readonly number[];
  proxy: string;
  bareNode: string;
  database: pg.Client;
  seconds: number;
};

export type Goal = {
  ratio?: number;
  perSecond?: number;
  /** In ms. */
  p99?: number;
  /** The largest ratio of the 99th percentile to the median. */
  p99OfMedian?: number;
};

export type Prepared = Pick<Wrk, 'script' | 'acceptEncoding' | 'connections'> & {
  addresses: readonly string[];
  lines: () => Promise<readonly string[]> | readonly string[];
  /** Requested once from each process before the load, so that they are cached. */
  cached?: readonly string[];
  check: (address: string) => Promise<void>;
};

export type Load = {
  name: string;
  title: string;
  goal: Goal;
  /** A single run, for comparison only, without a goal. */
  once?: true;
  showsProcessorTime?: true;
  prepare: (site: Site) => Promise<Prepared>;
  cleanUp?: (site: Site) => Promise<void>;
};
