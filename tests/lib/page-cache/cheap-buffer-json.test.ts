import { afterAll, expect, test } from 'vitest';
import { writeBuffersInBase64 } from '@/lib/page-cache/cheap-buffer-json';

const own = Buffer.prototype.toJSON;
afterAll(() => {
  Buffer.prototype.toJSON = own;
});

test('a buffer in JSON is short, and loses nothing', () => {
  const bytes = Buffer.from(Array.from({ length: 256 }, (_, index) => index));
  writeBuffersInBase64();
  const text = JSON.stringify({ page: bytes });
  expect(text.length).toBeLessThan(bytes.length * 2);
  const { page } = JSON.parse(text) as { page: { type: string; data: string } };
  expect(page.type).toBe('Buffer');
  expect(Buffer.from(page.data, 'base64')).toEqual(bytes);
});

test('the data of a page for React is left out', () => {
  writeBuffersInBase64();
  const value = { kind: 'APP_PAGE', rscData: Buffer.from('much') };
  expect(JSON.stringify(value)).toBe('{"kind":"APP_PAGE"}');
});
