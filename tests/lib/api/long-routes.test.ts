import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { RouteHandler } from '@/lib/api/route';
import { fileRoutes } from '@/lib/api/uploads/file-routes';
import nextConfig from '@/next.config';

/* Platforms stop a function after some seconds (ten on some plans) unless its route sets a longer limit. */

/** Routes that take long for another reason than an upload. */
const lasting = ['app/api/jobs/run', 'app/api/users/me/export'];

/** The maximum on every plan of Vercel. */
const most = 60;

type RouteModule = { maxDuration?: number; POST?: RouteHandler };

const routes = await Promise.all(
  globSync('app/api/**/route.ts').map(async (file) => {
    const module: RouteModule = await import(join(process.cwd(), file));
    return { name: file.replace('/route.ts', ''), module };
  }),
);

const takesFiles = ({ POST }: RouteModule) => POST?.options?.queue !== undefined;

test('routes that take files, or long, set maxDuration to a minute', () => {
  const long = routes.filter(({ name, module }) => takesFiles(module) || lasting.includes(name));
  expect(long.length).toBeGreaterThan(lasting.length + 2);
  for (const { name, module } of long) expect([name, module.maxDuration]).toEqual([name, most]);
});

test('routes that take files are listed, and each has the program that decodes pictures', async () => {
  const taking = routes.flatMap(({ name, module }) => (takesFiles(module) ? [name] : []));
  expect(taking.map((name) => name.replace(/^app/, '')).toSorted()).toEqual(fileRoutes);
  const { outputFileTracingIncludes: included } = await nextConfig('phase-production-server');
  for (const route of fileRoutes) {
    expect(included?.[route]).toEqual(['./lib/images/decoder*.mjs']);
  }
});
