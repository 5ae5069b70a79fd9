import { pick, seededRandom } from '@/demo/random';
import type { Prepared } from './load.ts';
import { visitorHeaders } from './visitor-headers.ts';

type Pages = {
  addresses: readonly string[];
  paths: readonly string[];
  holds: (path: string) => string | RegExp;
  acceptEncoding?: string;
  cached?: readonly string[];
};

const random = seededRandom('samples');

export const pages = ({ addresses, paths, holds, ...rest }: Pages): Prepared => ({
  ...rest,
  addresses,
  script: 'paths',
  lines: () => paths,
  check: (address) => checkPage(address, pick(random, paths), holds),
});

async function checkPage(address: string, template: string, holds: Pages['holds']) {
  const path = template.replace('{n}', String(6_000_000 + Math.floor(random() * 1e6)));
  const reply = await fetch(`http://${address}${path}`, {
    redirect: 'manual',
    headers: visitorHeaders(),
  });
  const text = await reply.text();
  if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}.`);
  const wanted = holds(path);
  const isThere = typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text);
  if (!isThere) throw new Error(`The answer of ${path} does not hold ${wanted}.`);
}
