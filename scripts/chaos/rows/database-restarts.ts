import { setTimeout as delay } from 'node:timers/promises';
import { call } from '../../drill/call.ts';
import { unless } from '../../drill/row.ts';
import type { ChaosRow } from '../chaos-row.ts';
import { describeVisits, inTurn, underLoad } from '../load.ts';

const perSecond = 50;
const timeoutMs = 10_000;

export const databaseRestarts: ChaosRow = {
  name: 'database-restarts',
  title: 'PostgreSQL restarted and crashed under 50 requests a second',
  async run(site, isShort) {
    const times = isShort ? 2 : 10;
    const healthy: number[] = [];
    const urls = site.servers.map(({ url }) => url);
    const visits = await underLoad(
      urls,
      inTurn(['/', '/search?q=bike#', '/help', '/browse/all/uk']),
      perSecond,
      async () => {
        for (let count = 0; count < times; count += 1) {
          await delay(500);
          await site.both.restartPrimary(count % 2 === 0 ? 'SIGINT' : 'SIGQUIT');
          const started = performance.now();
          for (const url of urls) await works(url);
          healthy.push(performance.now() - started);
        }
      },
    );
    const longest = Math.round(Math.max(...healthy));
    const other = [...visits.statuses.keys()].filter((status) => ![200, 503].includes(status));
    return {
      figure: `${times} restarts, healthy after ${longest} ms at most; ${describeVisits(visits)}`,
      broken: [
        ...unless(longest < timeoutMs, `a server took ${longest} ms`),
        ...unless(other.length === 0, `visitors got ${other.join(', ')}`),
      ],
    };
  },
};

/** Waits until the primary renders a page, as it does for API clients with a token. */
async function works(url: string): Promise<void> {
  for (const end = Date.now() + 2 * timeoutMs; Date.now() < end; await delay(50)) {
    const path = `/search?q=table${Math.round(performance.now())}`;
    const { status } = await call(url, { path, from: '127.0.90.1', token: 'of nobody' });
    if (status === 200) return;
  }
}
