import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from '../scripts/launch/children.ts';
import { failure, root } from '../scripts/launch/preflight.mjs';

export type Figures = {
  perSecond: number;
  answers: number;
  /** In ms. */
  p50: number;
  p99: number;
  /** Of one response with its headers. */
  bytes: number;
  /** Processor time of one response in ms, if measured. */
  node?: number;
  postgres?: number;
};

export type Wrk = {
  addresses: readonly string[];
  script: 'paths' | 'paths-once' | 'publish';
  input: string;
  seconds: number;
  first?: number;
  acceptEncoding?: string;
  /** In all; 16 if left out. */
  connections?: number;
};

/** One run of `wrk -t2`. Throws a sentence if a response was an error or missing. */
export async function runWrk(wrk: Wrk): Promise<Figures> {
  const script = (name: string) => join(root, 'bench/wrk', `${name}.lua`);
  const load = ['-t2', `-c${wrk.connections ?? 16}`, `-d${wrk.seconds}s`];
  const args = [...load, '--timeout', '10s', '-s', script(wrk.script)];
  const log = `${wrk.input}.log`;
  const env = {
    ...process.env,
    ADDRESSES: wrk.addresses.join(','),
    REPORT: script('report'),
    INPUT: wrk.input,
    FIRST: String(wrk.first ?? 0),
    ACCEPT_ENCODING: wrk.acceptEncoding ?? 'identity',
  };
  await runQuietly('wrk', 'wrk', [...args, `http://${wrk.addresses[0]}`], { log, env });
  return parseFigures(readFileSync(log, 'utf8'));
}

type Counts = Record<'requests' | 'microseconds' | 'bytes' | 'p50' | 'p99', number> & Errors;
type Errors = Record<'connect' | 'read' | 'write' | 'status' | 'timeout', number>;

export function parseFigures(output: string): Figures {
  const json = /^figures (\{.*\})$/m.exec(output)?.[1];
  if (!json) throw new Error(`wrk said something else:\n${output}`);
  const { requests, microseconds, bytes, p50, p99, ...errors } = JSON.parse(json) as Counts;
  const faults = Object.entries(errors).filter(([, count]) => count > 0);
  if (requests === 0) throw failure('No answer came at all.');
  if (faults.length > 0) {
    const list = faults.map(([kind, count]) => `${kind} ${count}`).join(', ');
    throw failure(`Of ${requests} answers some were errors (${list}): this measures nothing.`);
  }
  return {
    perSecond: requests / (microseconds / 1e6),
    answers: requests,
    p50: p50 / 1000,
    p99: p99 / 1000,
    bytes: Math.round(bytes / requests),
  };
}

export function medians(runs: readonly Figures[]): Figures {
  const of = (key: keyof Figures) => median(runs.map((figures) => figures[key] ?? 0));
  const [first] = runs;
  return {
    perSecond: of('perSecond'),
    answers: of('answers'),
    p50: of('p50'),
    p99: of('p99'),
    bytes: of('bytes'),
    ...(first?.node !== undefined && { node: of('node'), postgres: of('postgres') }),
  };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}
