import { failure } from '../../scripts/launch/preflight.mjs';
import { step } from '../../scripts/launch/progress.ts';
import { failedRow, type Row } from '../goals.ts';
import type { Site } from '../loads/load.ts';
import { type ProcessorTime, readProcessorTime } from '../site/processor-time.ts';
import { cachedPage, type Kind, refusedKinds } from './refusal-kinds.ts';
import { sendRequests } from './send-requests.ts';

/* Processor time of refusals, compared with that of a cached page. */

const connections = 8;
type Rounds = { warmUp: number; measured: number; requests: number };
const oneAfterTheOther: Rounds = { warmUp: 1, measured: 4, requests: 750 };
/** All places are held for a second and a half. */
const whileHeld: Rounds = { warmUp: 2, measured: 4, requests: 250 };

export const refusalRows = (site: Site): Promise<Row[]> =>
  step('Requests that are refused', async () => {
    const first = await measure(site, cachedPage);
    const measured: { kind: Kind; time: ProcessorTime | Error }[] = [];
    for (const kind of refusedKinds) measured.push({ kind, time: await tryToMeasure(site, kind) });
    // A cached page asks PostgreSQL nothing: what was measured beside it is work of others.
    const yardstick = lesser(first, await measure(site, cachedPage));
    return [
      rowOf(cachedPage, yardstick, undefined),
      ...measured.map(({ kind, time }) =>
        time instanceof Error
          ? failedRow(kind.name, kind.what, time)
          : rowOf(kind, time, yardstick),
      ),
    ];
  });

const totalOf = ({ node, postgres }: ProcessorTime) => node + postgres;
const lesser = (a: ProcessorTime, b: ProcessorTime) => (totalOf(a) <= totalOf(b) ? a : b);

async function tryToMeasure(site: Site, kind: Kind): Promise<ProcessorTime | Error> {
  try {
    return await measure(site, kind);
  } catch (error) {
    return error as Error;
  }
}

/** Processor time of one answer by compiled code, in ms. */
async function measure(site: Site, kind: Kind): Promise<ProcessorTime> {
  const { warmUp, measured, requests } = kind.hold ? whileHeld : oneAfterTheOther;
  await kind.prepare?.(site);
  const total: ProcessorTime = { node: 0, postgres: 0 };
  for (let round = 0; round < warmUp + measured; round += 1) {
    const { node, postgres } = await measureRound(site, kind, requests);
    if (round < warmUp) continue;
    total.node += node;
    total.postgres += postgres;
  }
  const answers = measured * requests;
  return { node: total.node / answers, postgres: total.postgres / answers };
}

let unique = 1_000_000;

async function measureRound(site: Site, kind: Kind, requests: number): Promise<ProcessorTime> {
  const release = await kind.hold?.(site);
  try {
    const before = await readProcessorTime(site);
    await refuse(site, kind, requests);
    const after = await readProcessorTime(site);
    if (!before || !after) throw failure('Processor time is known on Linux only.');
    return { node: after.node - before.node, postgres: after.postgres - before.postgres };
  } finally {
    await release?.();
  }
}

async function refuse(site: Site, { status, path, from }: Kind, requests: number): Promise<void> {
  let left = requests;
  const answers = await sendRequests({
    app: site.apps[0] ?? '',
    connections,
    next: () => {
      unique += 1;
      left -= 1;
      return left < 0 ? null : { path: path(unique), from: from(unique) };
    },
  });
  const others = answers.filter((answer) => answer.status !== status);
  if (others.length === 0) return;
  throw failure(`${others.length} answers were ${others[0]?.status} instead of ${status}.`);
}

/** The largest cost of a refusal, in cached pages. */
const mostTimes = 3;

function rowOf(
  { name, what }: Kind,
  time: ProcessorTime,
  yardstick: ProcessorTime | undefined,
): Row {
  const { node, postgres } = time;
  const cost = `processor: Node ${node.toFixed(2)} ms, PostgreSQL ${postgres.toFixed(2)} ms`;
  if (!yardstick) {
    return { name, what, measured: cost, ratio: '', goal: '', verdict: '' };
  }
  const times = totalOf(time) / totalOf(yardstick);
  return {
    name,
    what,
    measured: `${cost}; ${times.toFixed(1)} × a cached page`,
    ratio: '',
    goal: `≤ ${mostTimes} × a cached page`,
    verdict: times <= mostTimes ? 'pass' : 'miss',
  };
}
