import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { limits } from '@/lib/rate-limit/limits';
import { findWithinLimit } from '@/lib/search/list/find-within-limit';
import { parseSearch } from '@/lib/search/query/search-params';

const now = new Date();
const query = parseSearch(new URLSearchParams('category=cars'), { isAdult: false });

async function searchFrom(address: string) {
  const found = await findWithinLimit(query, address, now);
  return typeof found === 'string' ? found : 'a page';
}

test('each search that is made counts against whoever asks for it', async () => {
  for (let made = 0; made < limits.newSearches.max; made += 1) {
    expect(await searchFrom('198.51.100.7')).toBe('a page');
  }
  expect(await searchFrom('198.51.100.7')).toBe('limited');
  expect(await searchFrom('203.0.113.9')).toBe('a page');
}, 60_000);

test('a search that is refused asks the database for nothing but the limit', async () => {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  await searchFrom('192.0.2.80');
  expect(asked.mock.calls.length).toBeGreaterThan(1);
  for (let made = 1; made < limits.newSearches.max; made += 1) await searchFrom('192.0.2.80');
  asked.mockClear();
  expect(await searchFrom('192.0.2.80')).toBe('limited');
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockRestore();
}, 60_000);
