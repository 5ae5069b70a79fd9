import { setTimeout as delay } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { probeDatabase } from '@/lib/db/pools/probe-database';
import { watchDatabase } from '@/lib/page-cache/changes/watch-database';

test('the database is away from the first failed probe to the first answer', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const probe = vi.fn<() => Promise<void>>();
  probe.mockRejectedValueOnce(new Error('refused')).mockRejectedValueOnce(new Error('refused'));
  const watch = watchDatabase(probe, 30);
  expect(watch.isAway()).toBe(false);
  watch.suspect();
  watch.suspect();
  await vi.waitUntil(watch.isAway);
  await vi.waitUntil(() => !watch.isAway());
  await delay(60);
  expect(probe).toHaveBeenCalledTimes(3);
  expect(warned).toHaveBeenCalledTimes(2);
  warned.mockRestore();
});

test('a database that answers is not away, whatever failed', async () => {
  const watch = watchDatabase(probeDatabase, 30);
  watch.suspect();
  await delay(300);
  expect(watch.isAway()).toBe(false);
});

test('the probe fails where nobody listens', async () => {
  vi.stubEnv('DATABASE_URL', 'postgresql://nobody@127.0.0.1:1/none');
  await expect(probeDatabase()).rejects.toThrow('ECONNREFUSED');
  vi.unstubAllEnvs();
});
