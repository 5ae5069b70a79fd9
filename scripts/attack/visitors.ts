import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { call, percentile, statusesOf } from '../drill/call.ts';
import type { Target } from './target.ts';

export type VisitorFigures = { requests: number; p99: number; errors: string };

const visitors = 4;
const pause = 150;

/** Visitors read pages while `work` runs. Every status except 200 is an error. */
export async function withVisitors<T>(target: Target, work: () => Promise<T>) {
  const stop = new AbortController();
  const times: number[] = [];
  const wrong: { status: number }[] = [];
  const visit = async (number: number) => {
    const agent = new Agent({ keepAlive: true });
    for (let turn = number; !stop.signal.aborted; turn += 1) {
      const path = target.pages[turn % target.pages.length] ?? '/';
      const answer = await call(target.url, { path, from: `127.0.9.${number + 1}`, agent });
      times.push(answer.ms);
      if (answer.status !== 200) wrong.push(answer);
      await delay(pause);
    }
    agent.destroy();
  };
  const visiting = Array.from({ length: visitors }, (_, number) => visit(number));
  const result = await work().finally(async () => {
    stop.abort();
    await Promise.all(visiting);
  });
  return { result, visitors: figuresOf(times, wrong) };
}

const figuresOf = (times: number[], wrong: { status: number }[]): VisitorFigures => ({
  requests: times.length,
  p99: percentile(times, 0.99),
  errors: statusesOf(wrong),
});
