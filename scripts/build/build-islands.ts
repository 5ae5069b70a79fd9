/* The scripts of cached pages: components/islands/browser.ts with React, and lazy chunks. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

/** Writes hashed names into `root`/public/islands. Returns the address of the entry. */
export async function buildIslands(root: string): Promise<string> {
  const folder = join(root, 'public/islands');
  const bundle = await rolldown({
    input: join(root, 'components/islands/browser.ts'),
    platform: 'browser',
    tsconfig: join(root, 'tsconfig.json'),
    resolve: { alias: { '@': root } },
    transform: { target: 'es2022', define: { 'process.env.NODE_ENV': '"production"' } },
    onwarn: (warning) => {
      // The directive 'use client' matters only to Next.
      if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') throw new Error(warning.message);
    },
  });
  const { output } = await bundle.generate({
    format: 'esm',
    minify: true,
    entryFileNames: '[name]-[hash].js',
    chunkFileNames: '[name]-[hash].js',
  });
  await bundle.close();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of output) {
    writeFileSync(join(folder, file.fileName), file.type === 'chunk' ? file.code : file.source);
  }
  const [first] = output;
  return `/islands/${first.fileName}`;
}
