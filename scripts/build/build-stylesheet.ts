/* Builds the stylesheet of pages outside the App Router from app/globals.css. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';

export async function buildStylesheet(root: string): Promise<string> {
  const from = join(root, 'app/globals.css');
  const { css } = await postcss([tailwind({ base: root, optimize: { minify: true } })]).process(
    readFileSync(from, 'utf8'),
    { from },
  );
  const name = `${createHash('sha256').update(css).digest('hex').slice(0, 16)}.css`;
  const folder = join(root, 'public/styles');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), css);
  return `/styles/${name}`;
}
