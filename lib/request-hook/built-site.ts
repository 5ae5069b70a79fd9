import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Limit } from '@/lib/rate-limit/limits';
import { usualLimit } from '@/lib/rate-limit/route-limits';

const folders = [
  { path: 'public', prefix: '' },
  { path: '.next/static', prefix: '/_next/static' },
];

export const staticFiles = (site: string): ReadonlySet<string> =>
  new Set(folders.flatMap(({ path, prefix }) => addressesIn(join(site, path), prefix)));

const addressesIn = (folder: string, prefix: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => `${prefix}${parentPath.slice(folder.length)}/${name}`)
    : [];

export function builtRoutes(site: string): Record<string, Limit> {
  const file = join(site, '.next/app-path-routes-manifest.json');
  if (!existsSync(file)) return {};
  const manifest: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  const routes = Object.values(manifest).filter((route) => !route.startsWith('/_'));
  return Object.fromEntries(routes.map((route) => [route, usualLimit(route)]));
}
