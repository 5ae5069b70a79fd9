import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventStream } from '@/lib/api/event-stream';
import type { RouteHandler } from '@/lib/api/route';

/* Platforms stop a function after some seconds (ten on some plans) unless its route sets a longer limit. */

/** Routes that take long for another reason than an upload. */
const lasting = ['app/api/jobs/run', 'app/api/messages/events', 'app/api/users/me/export'];

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

const hooks = Symbol.for('townboard.server-hooks');
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, hooks);
  Reflect.deleteProperty(globalThis, 'townboard event streams');
});

/** Seconds until the stream ends. */
async function lifeOf(stream: Response): Promise<number> {
  const begun = Date.now();
  let hasEnded = false;
  const reading = stream.text().then(() => {
    hasEnded = true;
  });
  for (let count = 0; count < 1000 && !hasEnded; count += 1)
    await vi.advanceTimersByTimeAsync(1000);
  await reading;
  return (Date.now() - begun) / 1000;
}

test('a stream on a platform ends before the platform cuts it off, and lasts minutes on a server', async () => {
  const follow = () => () => undefined;
  const onPlatform = eventStream('somebody', follow);
  expect(await lifeOf(onPlatform)).toBeLessThan(most);
  Reflect.set(globalThis, hooks, true);
  expect(await lifeOf(eventStream('somebody', follow))).toBeGreaterThan(5 * 60);
});
