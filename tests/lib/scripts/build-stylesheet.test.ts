import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildStylesheet } from '@/scripts/build/build-stylesheet';

test('in a release, which git ignores, the stylesheet is built only from the sources of pages', async () => {
  const ignored = resolve('.data');
  mkdirSync(ignored, { recursive: true });
  const root = mkdtempSync(join(ignored, 'stylesheet-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  cpSync('app/globals.css', join(root, 'app/globals.css'));
  cpSync('.gitignore', join(root, '.gitignore'));
  const folders = ['app', 'components', 'content', 'lib', 'pages'];
  for (const [index, folder] of folders.entries()) {
    write(`${folder}/deep/one.tsx`, `<p className="h-[${index + 1}01px]" />`);
  }
  write('node_modules/one/index.js', 'const heights = "h-[901px]";');
  write('docs/one.md', 'h-[902px]');
  const css = readFileSync(join(root, 'public', await buildStylesheet(root)), 'utf8');
  const heights = [...css.matchAll(/height:(\d+)px/g)].map(([, height]) => Number(height));
  expect(heights.filter((height) => height > 100).sort()).toEqual([101, 201, 301, 401, 501]);
}, 30_000);
