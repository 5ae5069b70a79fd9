import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from '../../scripts/launch/children.ts';

export const lighthouseVersion = '13.5.0';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const runs = 3;

export type Scores = {
  path: string;
  scores: number[];
  lcp: string;
  tbt: string;
  cls: string;
  faults: string[];
};

type Audit = { id: string; score: number | null; displayValue?: string };
type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
};

export async function runLighthouse(
  url: string,
  path: string,
  chromium: string,
  directory: string,
): Promise<Scores> {
  // Fills the page cache.
  await (await fetch(url)).arrayBuffer();
  const all: Scores[] = [];
  for (let run = 0; run < runs; run += 1) {
    const file = join(directory, 'lighthouse.report');
    const flags = 'headless=new no-sandbox disable-background-networking disable-component-update';
    const chromeFlags = flags.split(' ').map((flag) => `--${flag}`);
    await runQuietly(
      'Lighthouse',
      'npx',
      [
        '--yes',
        `lighthouse@${lighthouseVersion}`,
        url,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        `--only-categories=${categories.join(',')}`,
        `--chrome-flags=${chromeFlags.join(' ')}`,
      ],
      { log: join(directory, 'lighthouse.log'), env: { ...process.env, CHROME_PATH: chromium } },
    );
    all.push(scoresOf(path, JSON.parse(readFileSync(file, 'utf8')) as Report));
  }
  all.sort((a, b) => (a.scores[0] ?? 0) - (b.scores[0] ?? 0));
  const middle = all[Math.floor(runs / 2)];
  if (!middle) throw new Error('Lighthouse said nothing.');
  return middle;
}

export function scoresOf(path: string, { categories: scored, audits }: Report): Scores {
  const shown = (id: string) => (audits[id]?.displayValue ?? '').replace(/\s/g, ' ');
  const faults = categories
    .slice(1)
    .flatMap((name) =>
      (scored[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    );
  return {
    path,
    scores: categories.map((name) => Math.round((scored[name]?.score ?? 0) * 100)),
    lcp: shown('largest-contentful-paint'),
    tbt: shown('total-blocking-time'),
    cls: shown('cumulative-layout-shift'),
    faults,
  };
}

export function scoreTable(all: readonly Scores[]): string {
  const lines = all.map(({ path, scores, lcp, tbt, cls, faults }) =>
    [`\`${path}\``, ...scores, lcp, tbt, cls, faults.join(', ')].join(' | '),
  );
  const head =
    'Page | Performance | Accessibility | Best practices | SEO | LCP | TBT | CLS | Short of 100 by';
  return [head, '---|---|---|---|---|---|---|---|---', ...lines]
    .map((line) => `| ${line} |`)
    .join('\n');
}
