import { Agent } from 'node:http';
import { call, failuresOf, repeat, statusesOf } from '../call.ts';
import { processorTime } from '../processor.ts';
import type { Row } from '../row.ts';
import type { Target } from '../target.ts';

const connections = 8;
const mostTimes = 3;
/** Milliseconds that a measurement may be wrong by, as ticks are long. */
const uncertainty = 0.2;

const name = (index: number) => index.toString(36).padStart(12, '0');

const kinds = [
  { what: 'ad', pathOf: (index: number) => `/ad/${name(index)}` },
  { what: 'seller', pathOf: (index: number) => `/seller/${name(index)}` },
  { what: 'redirect', pathOf: (index: number) => `/search?q=${name(index)}&utm=1` },
  { what: 'search', pathOf: (index: number) => `/search?q=${name(index)}` },
];

export const refusals: Row = {
  name: 'refusals',
  title: "Processor time of a refused request in the server's process, against a cached page",
  before: 'ad 22.7 ms, seller 23.6, redirect 24.6, search 27.9; a cached page 0.5',
  attack: async (target, isShort) => {
    const count = isShort ? 600 : 3_000;
    await costOf(target, 300, '127.0.10.1', () => '/');
    const cached = await costOf(target, count, '127.0.10.1', () => '/');
    const first = Date.now();
    const costs = [];
    for (const [index, { what, pathOf }] of kinds.entries()) {
      const from = `127.0.10.${index + 2}`;
      const path = (number: number) => pathOf(first + number);
      // Searches are let through up to the limit of the address; the rest warms the server up.
      await costOf(target, what === 'search' ? 430 : 300, from, path);
      costs.push({ what, ...(await costOf(target, count, from, (number) => path(1e6 + number))) });
    }
    const most = mostTimes * (cached.ms ?? 0) + uncertainty;
    const tooMuch = costs.filter(({ ms }) => ms !== undefined && ms > most);
    const texts = costs.map(({ what, ms, answers }) => `${what} ${text(ms)} (${answers})`);
    return {
      figure: `cached ${text(cached.ms)}; ${texts.join('; ')}`,
      broken: [
        ...costs.flatMap(({ failures }) => failures),
        ...tooMuch.map(
          ({ what, ms }) => `${what} takes ${text(ms)}, a cached page ${text(cached.ms)}`,
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
) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const before = processorTime(pid);
  const answers = await repeat(count, connections, (index) =>
    call(url, { path: pathOf(index), from, agent }),
  );
  const after = processorTime(pid);
  agent.destroy();
  return {
    ms: before === undefined || after === undefined ? undefined : (after - before) / count,
    answers: statusesOf(answers),
    failures: failuresOf(answers),
  };
}
