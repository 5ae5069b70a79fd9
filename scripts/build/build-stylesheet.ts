/* Makes the stylesheet of pages that Next's App Router does not render, from the source of all others. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';

/** Written into `root`/public/styles, under a name that changes with it. Returns its address. */
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
