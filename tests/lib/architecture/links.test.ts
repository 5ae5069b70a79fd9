import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const pages = globSync('{*.md,{bench,demo,deploy,docs,tests}/**/*.md}');

/** As GitHub makes them from headings. */
const anchorsOf = (page: string): string[] =>
  [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );

const linksOf = (page: string): string[] =>
  [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(
    ([, link = '']) => link,
  );

function isThere(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page : join(dirname(page), path);
  if (!existsSync(target)) return false;
  return anchor === undefined || (statSync(target).isFile() && anchorsOf(target).includes(anchor));
}

test('links between pages of documentation lead to a file and a heading', () => {
  const links = pages.flatMap((page) => linksOf(page).map((link) => ({ page, link })));
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter(({ page, link }) => !isThere(page, link))).toEqual([]);
});

test('every page of operations is listed', () => {
  const listed = linksOf('docs/operations.md').map((link) => join('docs', link));
  const there = pages.filter((page) => page.startsWith('docs/operations/'));
  expect(there.length).toBeGreaterThan(10);
  expect(there.filter((page) => !listed.includes(page))).toEqual([]);
});
