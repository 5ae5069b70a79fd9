import { setTimeout as delay } from 'node:timers/promises';
import { startNginx } from '../../../bench/site/nginx.ts';
import type { Call } from '../../drill/call.ts';
import { unless } from '../../drill/row.ts';
import type { ChaosRow } from '../chaos-row.ts';
import { describeVisits, inOrder, inTurn, measureCapacity, underLoad } from '../load.ts';
import { needsNginx } from '../needs-nginx.ts';

/** One server answers while the other one starts, which takes a processor of its own. */
const shareOfCapacity = 0.25;
const mostPerSecond = 50;

export const rollingRestart: ChaosRow = {
  name: 'rolling-restart',
  title: 'Servers restarted one after the other behind nginx, at a quarter of capacity',
  missing: needsNginx,
  async run(site, isShort) {
    const apps = site.servers.map(({ url }) => new URL(url).host);
    const proxy = await startNginx(site.folder, apps);
    const times = isShort ? 1 : 4;
    const pages = inTurn([
      ...['/', '/search?q=sofa#', '/help', '/api/locations/autocomplete?term=lon#'],
    ]);
    // nginx retries a failed GET with another server, and sends changes only once.
    const callOf = (number: number): Call => ({
      ...pages(number),
      ...(number % 5 === 0 && {
        method: 'POST',
        path: '/api/locations/enrich-from-postcode',
        body: { postcode: 'IG1 1EQ' },
      }),
    });
    const nextCall = inOrder(callOf);
    const url = `http://${proxy}`;
    const capacity = await measureCapacity(url, nextCall, isShort ? 2_000 : 10_000);
    const perSecond = Math.min(mostPerSecond, capacity * shareOfCapacity);
    const visits = await underLoad([url], nextCall, perSecond, async () => {
      for (let count = 0; count < times; count += 1) {
        for (const server of site.servers) {
          await delay(300);
          await server.end('SIGTERM');
          await server.start();
        }
      }
    });
    const failed = [...visits.statuses].filter(([status]) => status !== 200);
    const count = failed.reduce((sum, [, number]) => sum + number, 0);
    return {
      figure: `${times * 2} restarts, ${Math.round(perSecond)} requests a second; ${describeVisits(visits)}`,
      broken: unless(count === 0, `${count} requests failed`),
    };
  },
};
