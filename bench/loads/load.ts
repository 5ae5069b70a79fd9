import type pg from 'pg';
import type { Wrk } from '../run-wrk.ts';

export type Site = {
  /** The processes of the site, "127.0.0.1:3000". */
  apps: readonly string[];
  /** Their numbers on the machine. */
  processes: readonly number[];
  proxy: string;
  bareNode: string;
  database: pg.Client;
  seconds: number;
};

export type Goal = {
  ratio?: number;
  perSecond?: number;
  /** Milliseconds. */
  p99?: number;
  /** So many times the median may the 99th percentile be. */
  p99OfMedian?: number;
};

export type Prepared = Pick<Wrk, 'script' | 'acceptEncoding'> & {
  addresses: readonly string[];
  lines: () => Promise<readonly string[]> | readonly string[];
  /** Pages that the site keeps once they are made: asked for once of each process beforehand. */
  kept?: readonly string[];
  /** Sends one of the requests to `address`; throws when the answer is not what it should be. */
  check: (address: string) => Promise<void>;
};

export type Load = {
  name: string;
  title: string;
  goal: Goal;
  /** Measured once, for comparison: it has no goal of its own. */
  once?: true;
  /** The row says what a request costs Node and PostgreSQL. */
  showsProcessorTime?: true;
  prepare: (site: Site) => Promise<Prepared>;
  cleanUp?: (site: Site) => Promise<void>;
};
