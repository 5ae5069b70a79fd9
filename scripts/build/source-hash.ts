import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const buildSources = [
  'app',
  'components',
  'content',
  'instrumentation.ts',
  'lib',
  'middleware.ts',
  'next.config.ts',
  'package-lock.json',
  'package.json',
  'pages',
  'postcss.config.mjs',
  'prisma',
  'public',
  'scripts/build/build-islands.ts',
  'scripts/build/build-stylesheet.ts',
  'tsconfig.build.json',
  'tsconfig.json',
];

const derived = new Set(['lib/db/generated', 'public/islands', 'public/styles']);

export function sourceHash(folder: string, sources: string[] = buildSources): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesBelow(folder, source)).sort()) {
    const content = readFileSync(join(folder, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function filesBelow(folder: string, path: string): string[] {
  if (derived.has(path)) return [];
  // A dangling link (an editor's lock file, say) is not a source.
  const stats = statSync(join(folder, path), { throwIfNoEntry: false });
  if (!stats || lstatSync(join(folder, path)).isSymbolicLink()) return [];
  if (!stats.isDirectory()) return [path];
  return readdirSync(join(folder, path)).flatMap((name) => filesBelow(folder, `${path}/${name}`));
}
