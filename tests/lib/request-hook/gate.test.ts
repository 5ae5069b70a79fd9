import { randomUUID } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { db } from '@/lib/db/client';
import { limits } from '@/lib/rate-limit/limits';
import { createGate } from '@/lib/request-hook/gate';

const { admits, refuses, resolve } = createGate('/there/is/no/such/folder');

test.each([
  '/none',
  '/ad/%ff',
  '/help.rsc',
  '/browse/all/uk.rsc',
  '/seller/a',
  '/seller/name/0',
  '/browse/cars/atlantis',
  '/help/none',
  '/blog/none',
  '/fonts/none.woff2',
  '/_next/none',
])('%s is a page that is missing, without a query', (url) => {
  expect(resolve(url)).toEqual({ missing: 'page' });
});

test('an ad whose id cannot exist by its form is missing, without a query', () => {
  expect(resolve('/ad/0123456789a')).toEqual({ missing: 'ad' });
  expect(resolve('/ad/0123456789AB')).toEqual({ missing: 'ad' });
});

test.each([
  ['/browse/cars', '/browse/cars/uk'],
  ['/browse/Cars/LEEDS?x=1', '/browse/cars/leeds'],
  ['/search?min=', '/search'],
  ['/search?category=adult&q=x', '/adult'],
])('%s leads to %s', (url, location) => {
  expect(resolve(url)).toEqual({ location });
});

test.each([
  ['/', limits.newPages],
  ['/ad/0123456789ab', limits.newPages],
  ['/help/', limits.newPages],
  ['/search?q=sofa', limits.newSearches],
  ['/api/search/suggest?q=a', limits.suggestions],
  ['/api/ads', limits.apiRequests],
  ['/blog/feed.xml', limits.filesForMachines],
] as const)('%s is a route with a limit', (url, limit) => {
  expect(resolve(url)).toMatchObject({ limit });
});

test.each(['/ad/0123456789ab', '/seller/name', '/seller/name/2'])(
  '%s needs an answer of the database',
  (url) => {
    expect(resolve(url)).toMatchObject({ check: { load: expect.any(Function) } });
  },
);

const callerAt = (address: string) => {
  const request = new IncomingMessage(new Socket());
  return { request, response: new ServerResponse(request), address };
};

test('requests for what nobody has cost few statements, and meet the limit of their address', async () => {
  const address = randomUUID();
  await db.rateLimit.count();
  const client: typeof db = Reflect.get(globalThis, 'townboard prisma client');
  const query = vi.spyOn(client, '$queryRaw');
  onTestFinished(() => query.mockRestore());
  let counted = 0;
  while (await admits(callerAt(address), limits.newPages, true)) counted += 1;
  expect(counted).toBeGreaterThanOrEqual(limits.newPages.max);
  expect(counted).toBeLessThan(1.2 * limits.newPages.max);
  expect(query.mock.calls.length).toBeLessThan(10);
  query.mockClear();
  const refused = callerAt(address);
  expect(await refuses(refused, limits.newPages)).toBe(true);
  expect(refused.response.statusCode).toBe(429);
  expect(await refuses(callerAt(randomUUID()), limits.newPages)).toBe(false);
  expect(query).not.toHaveBeenCalled();
});

test('a busy process refuses only those for whom it has nothing else', async () => {
  const full = { isFullFor: () => true, acquire: async () => null };
  const gate = createGate('/there/is/no/such/folder', full);
  for (const whenBusy of [() => true, () => false]) {
    const caller = { ...callerAt(randomUUID()), whenBusy };
    expect(await gate.refuses(caller, limits.newPages)).toBe(true);
    expect(caller.response.headersSent).toBe(!whenBusy());
    const waiting = { ...callerAt(randomUUID()), whenBusy };
    expect(await gate.acquireSlot(waiting, limits.newPages)).toBeNull();
    expect(waiting.response.headersSent).toBe(!whenBusy());
  }
});
