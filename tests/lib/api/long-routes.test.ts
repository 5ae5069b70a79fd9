import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { RouteHandler } from '@/lib/api/route';

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

test('routes that take files, or long, set maxDuration to a minute', () => {
  const takesFiles = ({ POST }: RouteModule) => POST?.options?.queue !== undefined;
  const long = routes.filter(({ name, module }) => takesFiles(module) || lasting.includes(name));
  expect(long.length).toBeGreaterThan(lasting.length + 2);
  for (const { name, module } of long) expect([name, module.maxDuration]).toEqual([name, most]);
});
