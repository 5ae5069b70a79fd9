import { setTimeout as delay } from 'node:timers/promises';
import { limits } from '@/lib/rate-limit/limits';
import type { Site } from '../loads/load.ts';
import { sendRequests } from './send-requests.ts';

export type Kind = {
  name: string;
  what: string;
  status: number;
  path: (number: number) => string;
  from: (number: number) => string;
  /** Once, before the warm-up. */
  prepare?: (site: Site) => Promise<void>;
  /** Sets up a round of requests. Returns a function that ends it. */
  hold?: (site: Site) => Promise<() => Promise<void>>;
};

/** A separate network with 250 IP addresses per kind, so that none reaches its limit. */
const hostile = (network: number) => (number: number) => `10.2.${network}.${number % 250}`;
const overLimit = '10.0.1.1';

export const cachedPage: Kind = {
  name: 'cached',
  what: 'A cached page',
  status: 200,
  path: () => '/',
  from: hostile(0),
};

export const refusedKinds: readonly Kind[] = [
  {
    name: 'refused-ad',
    what: 'A made-up ad, 404',
    status: 404,
    path: (number) => `/ad/${String(number).padStart(12, '0')}`,
    from: hostile(1),
  },
  {
    name: 'refused-seller',
    what: 'A made-up seller, 404',
    status: 404,
    path: (number) => `/seller/made-up-${number}`,
    from: hostile(2),
  },
  {
    name: 'refused-list',
    what: 'A made-up place, 404',
    status: 404,
    path: (number) => `/browse/cars/made-up-${number}`,
    from: hostile(3),
  },
  {
    name: 'redirected-search',
    what: 'A search that is redirected',
    status: 308,
    path: (number) => `/search?min=&max=${number}`,
    from: hostile(4),
  },
  {
    name: 'redirected-words',
    what: 'Words with a made-up parameter, redirected',
    status: 308,
    path: (number) => `/search?q=oak+table+${number}&utm=1`,
    from: hostile(5),
  },
  {
    name: 'redirected-price',
    what: 'Words with a price from high to low, redirected',
    status: 308,
    path: (number) => `/search?q=oak+table+${number}&min=9&max=5&sort=relevance`,
    from: hostile(6),
  },
  {
    name: 'limited-search',
    what: 'A search over the limit, 429',
    status: 429,
    path: (number) => `/search?max=${number}`,
    from: () => overLimit,
    prepare: useUpSearches,
  },
  {
    name: 'busy-search',
    what: 'A search while all places are taken, 503',
    status: 503,
    path: (number) => `/search?max=${number}`,
    // So many IP addresses that none reaches the limit of searches.
    from: (number) => `10.3.${(number >> 8) & 255}.${number & 255}`,
    hold: holdAllPlaces,
  },
];

async function useUpSearches({ apps }: Site): Promise<void> {
  let left = limits.newSearches.max;
  const next = () => {
    left -= 1;
    return left < 0 ? null : { path: `/search?category=cars&max=${5_000 + left}`, from: overLimit };
  };
  await sendRequests({ app: apps[0] ?? '', connections: 3, next });
}

/** More than a process renders and queues. */
const waiting = 80;
/** Milliseconds until all of them are queued. */
const settled = 300;
let holder = 0;

/** Searches wait for the locked table, each from a new IP address: the queue refuses busy ones. */
async function holdAllPlaces({ apps, database }: Site): Promise<() => Promise<void>> {
  await database.query('BEGIN; LOCK TABLE "Ad" IN ACCESS EXCLUSIVE MODE');
  let left = waiting;
  const next = () => {
    left -= 1;
    holder += 1;
    const from = `10.1.${holder >> 8}.${holder & 255}`;
    return left < 0 ? null : { path: `/search?max=${7_000 + holder}`, from };
  };
  const held = sendRequests({ app: apps[0] ?? '', connections: waiting, next });
  await delay(settled);
  return async () => {
    await database.query('ROLLBACK');
    await held;
  };
}
