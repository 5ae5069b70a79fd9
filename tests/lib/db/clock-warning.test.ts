import { afterEach, expect, test, vi } from 'vitest';
import { minute } from '@/lib/dates';
import { clocksDiffer, clockWarning } from '@/lib/db/pools/clock-warning';
import { probeDatabase } from '@/scripts/doctor/probes/probe-database';

afterEach(() => vi.useRealTimers());

/** Changes the process's clock only. */
const setClock = (by: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + by });

const url = process.env.DATABASE_URL ?? '';

test('equal clocks give no warning', async () => {
  expect(await clockWarning()).toBeUndefined();
  expect(await probeDatabase(url)).toContain('every migration is applied');
});

test.each([
  ['ahead of', 10 * minute],
  ['behind', -10 * minute],
])("a clock ten minutes %s the database's is reported by server and doctor", async (how, by) => {
  setClock(by);
  const told = new RegExp(`^The clock of this machine is (599|60[01]) s ${how} the database's`);
  expect(await clockWarning()).toMatch(told);
  await expect(probeDatabase(url)).rejects.toThrow(told);
});

test('a slow reply is not a wrong clock', () => {
  expect(clocksDiffer(0, 20_000, 40_000)).toBeUndefined();
});
