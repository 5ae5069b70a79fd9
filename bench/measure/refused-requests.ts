import { setTimeout as delay } from 'node:timers/promises';
import { limits } from '@/lib/rate-limit/limits';
import { failure } from '../../scripts/launch/preflight.mjs';
import { step } from '../../scripts/launch/progress.ts';
import type { Row } from '../goals.ts';
import type { Site } from '../loads/load.ts';
import { type ProcessorTime, readProcessorTime } from '../site/processor-time.ts';
import { sendRequests } from './send-requests.ts';

/* Processor time of refusals, compared with that of a cached page. */

const count = 1_000;
const connections = 8;
const hostile = 50;
/** Makes each request's address unique. */
let unique = 0;

type Kind = {
  name: string;
  what: string;
  status: number;
  path: (number: number) => string;
  /** Returns the visitors to send from. */
  prepare?: (site: Site) => Promise<Prepared>;
};

type Prepared = { from: (number: number) => string; end: () => Promise<unknown> };

const anybody: Prepared = {
  from: (number) => `10.0.0.${number % hostile}`,
  end: async () => undefined,
};

const kinds: readonly Kind[] = [
  {
    name: 'refused-ad',
    what: 'A made-up ad, 404',
    status: 404,
    path: (number) => `/ad/${String(number).padStart(12, '0')}`,
  },
  {
    name: 'refused-seller',
    what: 'A made-up seller, 404',
    status: 404,
    path: (number) => `/seller/made-up-${number}`,
  },
  {
    name: 'refused-list',
    what: 'A made-up place, 404',
    status: 404,
    path: (number) => `/browse/cars/made-up-${number}`,
  },
  {
    name: 'redirected-search',
    what: 'A search that is redirected',
    status: 308,
    path: (number) => `/search?min=&max=${number}`,
  },
  {
    name: 'limited-search',
    what: 'A search over the limit, 429',
    status: 429,
    path: (number) => `/search?max=${number}`,
    prepare: useUpSearches,
  },
  {
    name: 'busy-search',
    what: 'A search while all places are taken, 503',
    status: 503,
    path: (number) => `/search?max=${number}`,
    prepare: holdAllPlaces,
  },
];

export const refusalRows = (site: Site): Promise<Row[]> =>
  step('Requests that are refused', async () => {
    const cached = { name: 'cached', what: 'A cached page', status: 200, path: () => '/' };
    await measure(site, cached);
    const yardstick = await measure(site, cached);
    const rows: Row[] = [rowOf(cached, yardstick, undefined)];
    for (const kind of kinds) rows.push(rowOf(kind, await measure(site, kind), yardstick));
    return rows;
  });

/** Processor time of one answer, in ms. */
async function measure(site: Site, { status, path, prepare }: Kind): Promise<ProcessorTime> {
  const { from, end } = prepare ? await prepare(site) : anybody;
  const before = await readProcessorTime(site);
  let left = count;
  const answers = await sendRequests({
    app: site.apps[0] ?? '',
    connections,
    next: () => {
      unique += 1;
      left -= 1;
      return left < 0 ? null : { path: path(1_000_000 + unique), from: from(unique) };
    },
  });
  const after = await readProcessorTime(site);
  await end();
  const others = answers.filter((answer) => answer.status !== status);
  if (others.length > 0) {
    throw failure(`${others.length} answers were ${others[0]?.status} instead of ${status}.`);
  }
  if (!before || !after) throw failure('Processor time is known on Linux only.');
  return {
    node: (after.node - before.node) / count,
    postgres: (after.postgres - before.postgres) / count,
  };
}

async function useUpSearches({ apps }: Site): Promise<Prepared> {
  let left = limits.newSearches.max;
  const from = () => '10.0.1.1';
  const next = () => {
    left -= 1;
    return left < 0 ? null : { path: `/search?category=cars&max=${5_000 + left}`, from: from() };
  };
  await sendRequests({ app: apps[0] ?? '', connections: 3, next });
  return { from, end: async () => undefined };
}

/** More than a process renders and queues. */
const waiting = 80;

/** Locks the table: searches wait until PostgreSQL cancels them after two seconds. */
async function holdAllPlaces({ apps, database }: Site): Promise<Prepared> {
  await database.query('BEGIN; LOCK TABLE "Ad" IN ACCESS EXCLUSIVE MODE');
  let left = waiting;
  const next = () => {
    left -= 1;
    return left < 0 ? null : { path: `/search?max=${7_000 + left}`, from: `10.0.2.${left}` };
  };
  const held = sendRequests({ app: apps[0] ?? '', connections: waiting, next });
  await delay(500);
  const end = async () => {
    await database.query('ROLLBACK');
    await held;
  };
  return { from: (number) => `10.0.3.${number % 250}`, end };
}

/** The largest cost of a refusal, in cached pages. */
const mostTimes = 3;

function rowOf(
  { name, what }: Pick<Kind, 'name' | 'what'>,
  { node, postgres }: ProcessorTime,
  yardstick: ProcessorTime | undefined,
): Row {
  const cost = `processor: Node ${node.toFixed(2)} ms, PostgreSQL ${postgres.toFixed(2)} ms`;
  if (!yardstick) {
    return { name, what, measured: cost, ratio: '', goal: '', verdict: '' };
  }
  const times = (node + postgres) / (yardstick.node + yardstick.postgres);
  return {
    name,
    what,
    measured: `${cost}; ${times.toFixed(1)} × a cached page`,
    ratio: '',
    goal: `≤ ${mostTimes} × a cached page`,
    verdict: times <= mostTimes ? 'pass' : 'miss',
  };
}
