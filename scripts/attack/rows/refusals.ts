import { Agent } from 'node:http';
import { type Answer, call, failuresOf, repeat, statusesOf } from '../../drill/call.ts';
import type { AttackRow } from '../attack-row.ts';
import { processorTime } from '../processor.ts';
import type { Target } from '../target.ts';

const connections = 8;
const mostTimes = 3;
/** Accuracy of a measurement in ms, limited by the ticks of processor time. */
const uncertainty = 0.2;

/** Alternating rounds, so that a garbage collection does not hit only one kind. */
const rounds = 4;

const name = (index: number) => index.toString(36).padStart(12, '0');

type Cost = { ms: number | undefined; answers: Answer[] };
type Measured = {
  what: string;
  from: (round: number) => string;
  path: (number: number) => string;
  costs: Cost[];
};

const cachedPage = { what: 'cached', pathOf: () => '/' };

const kinds = [
  { what: 'ad', pathOf: (index: number) => `/ad/${name(index)}` },
  { what: 'seller', pathOf: (index: number) => `/seller/${name(index)}` },
  { what: 'redirect', pathOf: (index: number) => `/search?q=${name(index)}&utm=1` },
  { what: 'search', pathOf: (index: number) => `/search?q=${name(index)}` },
];

export const refusals: AttackRow = {
  name: 'refusals',
  title: "Processor time of a refused request in the server's process, against a cached page",
  run: async (target, isShort) => {
    const count = isShort ? 400 : 1_000;
    const first = Date.now();
    const measured: Measured[] = [cachedPage, ...kinds].map(({ what, pathOf }, index) => ({
      what,
      // Searches must stay above their limit, the others below that of new pages.
      from: (round) => `127.0.${what === 'search' ? 10 : 10 + round}.${index + 1}`,
      path: (number) => pathOf(first + number),
      costs: [],
    }));
    for (const { what, from, path } of measured) {
      // Searches pass up to the limit of the IP address; the rest warms up the server.
      await costOf(target, what === 'search' ? 430 : 300, from(0), path);
    }
    for (let round = 1; round <= rounds; round += 1) {
      for (const { from, path, costs } of measured) {
        costs.push(
          await costOf(target, count, from(round), (number) => path(round * 1e6 + number)),
        );
      }
    }
    const [cached, ...refused] = measured.map(({ what, costs }) => ({ what, ...leastOf(costs) }));
    const most = mostTimes * (cached?.ms ?? 0) + uncertainty;
    const tooMuch = refused.filter(({ ms }) => ms !== undefined && ms > most);
    const texts = refused.map(({ what, ms, answers }) => `${what} ${text(ms)} (${answers})`);
    return {
      figure: `cached ${text(cached?.ms)}; ${texts.join('; ')}`,
      broken: [
        ...refused.flatMap(({ failures }) => failures),
        ...tooMuch.map(
          ({ what, ms }) => `${what} takes ${text(ms)}, a cached page ${text(cached?.ms)}`,
        ),
      ],
    };
  },
};

const text = (ms: number | undefined) => (ms === undefined ? '–' : `${ms.toFixed(2)} ms`);

async function costOf(
  { url, pid }: Target,
  count: number,
  from: string,
  pathOf: (index: number) => string,
): Promise<Cost> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const before = processorTime(pid);
  const answers = await repeat(count, connections, (index) =>
    call(url, { path: pathOf(index), from, agent }),
  );
  const after = processorTime(pid);
  agent.destroy();
  return {
    ms: before === undefined || after === undefined ? undefined : (after - before) / count,
    answers,
  };
}

/** The minimum, since other work on the machine only adds to a cost. */
function leastOf(costs: readonly Cost[]) {
  const times = costs.flatMap(({ ms }) => ms ?? []);
  const answers = costs.flatMap((cost) => cost.answers);
  return {
    ms: times.length > 0 ? Math.min(...times) : undefined,
    answers: statusesOf(answers),
    failures: failuresOf(answers),
  };
}
