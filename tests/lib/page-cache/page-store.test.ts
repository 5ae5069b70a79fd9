import { expect, test } from 'vitest';
import { createPageStore, type Page } from '@/lib/page-cache/page-store';

const page = (bytes: number, status = 200): Page => ({
  status,
  headers: {},
  body: Buffer.alloc(bytes),
  etag: status === 200 ? 'x' : null,
  isAged: false,
  tags: { exact: [], lists: [] },
  seconds: 60,
  stale: 60,
  startedAt: 0,
});
const megabyte = 1024 * 1024;

test('the least recently used pages go when the store is full', () => {
  const store = createPageStore();
  for (let count = 0; count < 120; count += 1) {
    store.put(`/ad/${count}`, page(megabyte));
    store.find('/ad/0', 1);
  }
  expect(store.find('/ad/0', 1)).toBeDefined();
  expect(store.find('/ad/1', 1)).toBeUndefined();
  expect(store.find('/ad/119', 1)).toBeDefined();
  expect(store.bytes()).toBeLessThanOrEqual(100 * megabyte);
});

test('made-up addresses push no page out', () => {
  const store = createPageStore();
  store.put('/ad/1', page(1000));
  for (let count = 0; count < 5000; count += 1) store.put(`/ad/x${count}`, page(10_000, 404));
  expect(store.find('/ad/1', 1)).toBeDefined();
  expect(store.bytes()).toBeLessThanOrEqual(5 * megabyte);
});

test('a page that is there again is not missing any more', () => {
  const store = createPageStore();
  store.put('/ad/1', page(10, 404));
  store.put('/ad/1', page(10));
  expect(store.find('/ad/1', 1)?.page.status).toBe(200);
});
