import { sentenceFor } from '../scripts/launch/preflight.mjs';
import type { Goal } from './loads/load.ts';
import type { Figures } from './run-wrk.ts';

export type Row = {
  name: string;
  what: string;
  measured: string;
  ratio: string;
  goal: string;
  verdict: '' | 'pass' | 'miss' | 'failed';
  perSecond?: number;
  ofBareNode?: number;
};

export function rowOf(
  { name, title, goal }: { name: string; title: string; goal: Goal },
  figures: Figures,
  bareNode: number | undefined,
): Row {
  const ratio = bareNode === undefined ? undefined : figures.perSecond / bareNode;
  const wanted = [
    goal.ratio !== undefined && `≥ ${goal.ratio} of bare node`,
    goal.perSecond !== undefined && `≥ ${goal.perSecond} a second`,
    goal.p99 !== undefined && `p99 ≤ ${goal.p99} ms`,
    goal.p99OfMedian !== undefined && `p99 ≤ ${goal.p99OfMedian} × p50`,
  ].filter((part) => part !== false);
  const isMet =
    (goal.ratio === undefined || (ratio ?? 0) >= goal.ratio) &&
    (goal.perSecond === undefined || figures.perSecond >= goal.perSecond) &&
    (goal.p99 === undefined || figures.p99 <= goal.p99) &&
    (goal.p99OfMedian === undefined || figures.p99 <= goal.p99OfMedian * figures.p50);
  return {
    name,
    what: title,
    measured: measuredOf(figures),
    ratio: ratio === undefined ? '' : ratio.toFixed(ratio < 0.1 ? 4 : 3),
    goal: wanted.join(', '),
    verdict: wanted.length === 0 ? '' : isMet ? 'pass' : 'miss',
    perSecond: figures.perSecond,
    ...(ratio !== undefined && { ofBareNode: ratio }),
  };
}

export function failedRow(name: string, what: string, error: unknown): Row {
  const reason = sentenceFor(error) ?? (error as Error).message;
  process.stderr.write(`  ${reason}\n`);
  const [measured = ''] = reason.split('\n');
  return { name, what, measured, ratio: '', goal: '', verdict: 'failed' };
}

function measuredOf({ perSecond, p50, p99, bytes, node, postgres }: Figures): string {
  const times = `p50 ${oneDecimal(p50)} / p99 ${oneDecimal(p99)} ms`;
  const answer = `${whole(perSecond)}/s, ${times}, ${whole(bytes / 1024)} KB`;
  if (node === undefined || postgres === undefined) return answer;
  return `${answer}; processor: Node ${oneDecimal(node)} ms, PostgreSQL ${oneDecimal(postgres)} ms`;
}

export const limitRow = (
  name: string,
  what: string,
  value: number,
  most: number,
  show: (value: number) => string,
): Row => ({
  name,
  what,
  measured: show(value),
  ratio: '',
  goal: most === 0 ? show(0) : `≤ ${show(most)}`,
  verdict: value <= most ? 'pass' : 'miss',
});

export function growthRow(rows: readonly Row[], smaller: readonly Row[]): Row | undefined {
  const shares = rows.flatMap(({ name, what, ofBareNode, goal }) => {
    const before = smaller.find((row) => row.name === name)?.ofBareNode;
    return goal && ofBareNode && before ? [{ what, share: ofBareNode / before }] : [];
  });
  const [worst] = shares.sort((a, b) => a.share - b.share);
  if (!worst) return undefined;
  return {
    name: 'growth',
    what: 'Against 100,000 ads, the worst of these',
    measured: `${worst.share.toFixed(2)} of it (${worst.what})`,
    ratio: '',
    goal: '≥ 0.67 of it',
    verdict: worst.share >= 2 / 3 ? 'pass' : 'miss',
  };
}

const whole = (value: number) => Math.round(value).toLocaleString('en-GB');
const oneDecimal = (value: number) => value.toFixed(1);
