import { failure } from '../../scripts/launch/preflight.mjs';
import { step } from '../../scripts/launch/progress.ts';
import { failedRow, type Row } from '../goals.ts';
import type { Site } from '../loads/load.ts';
import { type ProcessorTime, timeUsedBy } from '../site/processor-time.ts';
import { serverName } from '../site/servers.ts';
import { cachedPage, type Kind, refusedKinds } from './refusal-kinds.ts';
import { sendRequests } from './send-requests.ts';

/* Processor time of refusals, compared with that of a cached page. */

const connections = 8;
/** The first rounds compile the code. */
const rounds = { warmUp: 3, measured: 6 };
/** Milliseconds for each half of a round; the queue stays full for a second and a half. */
const part = 550;

type Used = ProcessorTime & { answers: number };
type Compared = { refused: Used; cached: Used };

export const refusalRows = (site: Site): Promise<Row[]> =>
  step('Requests that are refused', async () => {
    const measured: { kind: Kind; compared: Compared | Error }[] = [];
    for (const kind of refusedKinds) {
      measured.push({ kind, compared: await measure(site, kind).catch((error: Error) => error) });
    }
    const cached = sumOf(
      measured.flatMap(({ compared }) => (compared instanceof Error ? [] : [compared.cached])),
    );
    return [
      rowOf(cachedPage, cached, undefined),
      ...measured.map(({ kind, compared }) =>
        compared instanceof Error
          ? failedRow(kind.name, kind.what, compared)
          : rowOf(kind, compared.refused, compared.cached),
      ),
    ];
  });

/** Alternates the two, so that both meet the same load and compiled code. */
async function measure(site: Site, kind: Kind): Promise<Compared> {
  await kind.prepare?.(site);
  const measured: Compared[] = [];
  for (let round = 0; round < rounds.warmUp + rounds.measured; round += 1) {
    const compared = await measureRound(site, kind);
    if (round >= rounds.warmUp) measured.push(compared);
  }
  return {
    refused: sumOf(measured.map(({ refused }) => refused)),
    cached: sumOf(measured.map(({ cached }) => cached)),
  };
}

const sumOf = (all: readonly Used[]): Used =>
  all.reduce(
    (sum, { node, postgres, answers }) => ({
      node: sum.node + node,
      postgres: sum.postgres + postgres,
      answers: sum.answers + answers,
    }),
    { node: 0, postgres: 0, answers: 0 },
  );

async function measureRound(site: Site, kind: Kind): Promise<Compared> {
  const cached = await usedBy(site, cachedPage);
  const release = await kind.hold?.(site);
  try {
    return { cached, refused: await usedBy(site, kind) };
  } finally {
    await release?.();
    // By now the waiting searches were rendered: includes collecting their garbage.
    if (release) await send(site.apps[0] ?? '', cachedPage);
  }
}

async function usedBy({ apps, processes, database }: Site, kind: Kind): Promise<Used> {
  const server = { pid: processes[0] ?? 0, application: serverName(0), database };
  let answers = 0;
  const used = await timeUsedBy(server, async () => {
    answers = await send(apps[0] ?? '', kind);
  });
  if (!used) throw failure('Processor time is known on Linux only.');
  return { ...used, answers };
}

let unique = 1_000_000;

async function send(app: string, { status, path, from }: Kind): Promise<number> {
  const end = performance.now() + part;
  const next = () => {
    unique += 1;
    return performance.now() > end ? null : { path: path(unique), from: from(unique) };
  };
  const answers = await sendRequests({ app, connections, next });
  const others = answers.filter((answer) => answer.status !== status);
  if (others.length === 0) return answers.length;
  throw failure(`${others.length} answers were ${others[0]?.status} instead of ${status}.`);
}

/** The highest acceptable cost of a refusal, in cached pages. */
const mostTimes = 3;

function rowOf({ name, what }: Kind, used: Used, yardstick: Used | undefined): Row {
  const [node, postgres] = [used.node, used.postgres].map((ms) => (ms / used.answers).toFixed(2));
  const cost = `processor: Node ${node} ms, PostgreSQL ${postgres} ms`;
  if (!yardstick) {
    return { name, what, measured: cost, ratio: '', goal: '', verdict: '' };
  }
  const times = perAnswer(used) / perAnswer(yardstick);
  return {
    name,
    what,
    measured: `${cost}; ${times.toFixed(1)} × a cached page`,
    ratio: '',
    goal: `≤ ${mostTimes} × a cached page`,
    verdict: times <= mostTimes ? 'pass' : 'miss',
  };
}

const perAnswer = ({ node, postgres, answers }: Used) => (node + postgres) / answers;
