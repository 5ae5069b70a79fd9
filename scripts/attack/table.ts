import type { Result } from './run-row.ts';

const megabytes = (bytes: number | undefined) =>
  bytes === undefined ? '–' : String(Math.round(bytes / 1024 ** 2));

export type AttackReport = { title: string; figure: string; broken: string[] }[];

export const reportOf = (results: readonly Result[]): AttackReport =>
  results.map(({ row, figure, broken }) => ({ title: row.title, figure, broken }));

export function printTable(results: readonly Result[]): void {
  const lines = results.flatMap(({ row, figure, broken, visitors, memory }) => {
    const { before, peak, after } = memory;
    return [
      `${broken.length === 0 ? '✓' : '✗'} ${row.title}`,
      `    effect    ${figure}`,
      `    visitors  p99 ${Math.round(visitors.p99)} ms of ${visitors.requests}, errors: ${visitors.errors || 'none'}`,
      `    memory    ${[before, peak, after].map(megabytes).join(' → ')} MB (before, peak, after)`,
      ...broken.map((promise) => `    BROKEN    ${promise}`),
    ];
  });
  const failed = results.filter(({ broken }) => broken.length > 0).length;
  process.stdout.write(
    `\n${lines.join('\n')}\n\n${results.length - failed} of ${results.length} rows kept their promises\n`,
  );
}
