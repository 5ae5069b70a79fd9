import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { step } from '../../scripts/launch/progress.ts';
import type { Row } from '../goals.ts';
import { samplePaths } from '../loads/cached-pages.ts';
import type { Site } from '../loads/load.ts';
import { type Answer, sendRequests } from './send-requests.ts';

/* The latency of visitors during 100 hostile connections from 50 IP addresses. */

const seconds = 15;
const visitors = 20;
/** Pause between two pages of a visitor, in ms. */
const reading = 200;
/** One page in this many is a search with a new address. */
const searchEvery = 20;
const mostMs = 500;

export const hostileRows = (site: Site): Promise<Row[]> =>
  step('Visitors beside 100 hostile connections', async () => {
    const calm = await visit(site, 5, 0);
    const app = site.apps[0];
    const workerData = { app, seconds, connections: 100, addresses: 50 };
    const worker = new Worker(new URL('./hostile-worker.ts', import.meta.url), { workerData });
    const told = once(worker, 'message');
    const answers = await visit(site, seconds, 1);
    const [statuses] = (await told) as [Record<number, number>];
    const list = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
    const errors = answers.filter(({ status }) => status !== 200).length;
    const p99 = percentile(answers);
    const [searches, others] = [true, false].map((isSearch) =>
      percentile(answers.filter(({ path }) => path.startsWith('/search') === isSearch)).toFixed(0),
    );
    return [
      {
        name: 'hostile',
        what: 'Visitors beside 100 hostile connections from 50 addresses, one process',
        measured: `p99 ${p99.toFixed(0)} ms (cached pages ${others}, searches ${searches}), ${errors} errors of ${answers.length} (p99 ${percentile(calm).toFixed(0)} ms without them); they got ${list.join(', ')}`,
        ratio: '',
        goal: `p99 ≤ ${mostMs} ms, no error`,
        verdict: p99 <= mostMs && errors === 0 ? 'pass' : 'miss',
      },
    ];
  });

type Visit = Answer & { path: string };

async function visit(site: Site, forSeconds: number, run: number): Promise<Visit[]> {
  const { home, ad, browse } = await samplePaths(site);
  const end = Date.now() + forSeconds * 1000;
  const pages = [home, ad, browse, '/help'];
  const all = Array.from({ length: visitors }, async (_, visitor) => {
    const answers: Visit[] = [];
    for (let page = visitor; Date.now() < end; page += 1) {
      const search = `/search?category=cars&max=${90_000 + run * 50_000 + visitor * 1_000 + page}`;
      const path = page % searchEvery === 0 ? search : (pages[page % pages.length] ?? home);
      let isSent = false;
      const next = () => {
        if (isSent) return null;
        isSent = true;
        return { path, from: `10.0.5.${visitor}` };
      };
      const [answer] = await sendRequests({ app: site.apps[0] ?? '', connections: 1, next });
      if (answer) answers.push({ ...answer, path });
      await delay(reading);
    }
    return answers;
  });
  return (await Promise.all(all)).flat();
}

const percentile = (answers: readonly Answer[]) =>
  answers.map(({ ms }) => ms).sort((a, b) => a - b)[Math.floor(answers.length * 0.99)] ?? 0;
