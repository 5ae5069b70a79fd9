/* Visitors at a steady rate, whether or not their requests succeed. */
import { setTimeout as delay } from 'node:timers/promises';
import { type Call, call } from '../attack/call.ts';

export type Visits = {
  /** Number of answers by status; 0: no answer. */
  statuses: Map<number, number>;
  /** In ms. */
  slowest: number;
};

/** Alternates pages and fifty visitors. `#` in a path is replaced by the number of the visit. */
export const inTurn =
  (paths: readonly string[]) =>
  (number: number): Call => ({
    path: (paths[number % paths.length] ?? '/').replace('#', String(number)),
    from: `127.0.${200 + (number % 50)}.1`,
  });

/** Requests `urls` in rotation until `work` is done. */
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

export const describeVisits = ({ statuses, slowest }: Visits): string => {
  const counts = [...statuses].sort(([a], [b]) => a - b);
  const list = counts.map(([status, count]) => `${status || 'none'}: ${count}`).join(', ');
  return `answers ${list}; slowest ${Math.round(slowest)} ms`;
};
