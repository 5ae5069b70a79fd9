/* Visitors at a steady rate, whether or not their requests succeed. */
import { setTimeout as delay } from 'node:timers/promises';
import { type Call, call } from '../drill/call.ts';

export type Visits = {
  /** Number of answers by status; 0: no answer. */
  statuses: Map<number, number>;
  /** In ms. */
  slowest: number;
};

/** Enough visitors that none exceeds a limit of the site. */
const visitors = 5_000;

export function addressOf(number: number): string {
  const visitor = number % visitors;
  return `127.${20 + Math.floor(visitor / 250)}.0.${(visitor % 250) + 1}`;
}

/** Alternates pages and visitors. `#` in a path is replaced by the number of the visit. */
export const inTurn =
  (paths: readonly string[]) =>
  (number: number): Call => ({
    path: (paths[number % paths.length] ?? '/').replace('#', String(number)),
    from: addressOf(number),
  });

/** Never repeats a call, so that searches are always rendered for the first time. */
export function inOrder(callOf: (number: number) => Call): () => Call {
  let next = 0;
  return () => {
    next += 1;
    return callOf(next);
  };
}

export async function underLoad(
  urls: readonly string[],
  callOf: (number: number) => Call,
  perSecond: number,
  work: () => Promise<unknown>,
): Promise<Visits> {
  const visits: Visits = { statuses: new Map(), slowest: 0 };
  const open = new Set<Promise<void>>();
  let isDone = false;
  const visit = async (number: number) => {
    const { status, ms } = await call(urls[number % urls.length] ?? '', callOf(number));
    visits.statuses.set(status, (visits.statuses.get(status) ?? 0) + 1);
    visits.slowest = Math.max(visits.slowest, ms);
  };
  const visitAll = async () => {
    for (let number = 0; !isDone; number += 1) {
      const one = visit(number).finally(() => open.delete(one));
      open.add(one);
      await delay(1000 / perSecond);
    }
  };
  const visiting = visitAll();
  try {
    await work();
  } finally {
    isDone = true;
    await visiting;
    await Promise.all(open);
  }
  return visits;
}

/** Answers per second that succeed, with sixteen concurrent requests. */
export async function measureCapacity(
  url: string,
  nextCall: () => Call,
  forMs: number,
): Promise<number> {
  const started = performance.now();
  let answers = 0;
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      while (performance.now() - started < forMs) {
        const { status } = await call(url, nextCall());
        if (status === 200 || status === 201) answers += 1;
      }
    }),
  );
  return answers / ((performance.now() - started) / 1000);
}

export const describeVisits = ({ statuses, slowest }: Visits): string => {
  const counts = [...statuses].sort(([a], [b]) => a - b);
  const list = counts.map(([status, count]) => `${status || 'none'}: ${count}`).join(', ');
  return `answers ${list}; slowest ${Math.round(slowest)} ms`;
};
