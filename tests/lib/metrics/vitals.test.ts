import { expect, test } from 'vitest';
import { registry } from '@/lib/metrics/registry';
import { pageOf } from '@/lib/vitals/page-of';
import { recordVitals } from '@/lib/vitals/record-vitals';
import { vitalsForm } from '@/lib/vitals/schema';

test('measurements are counted by kind of page', async () => {
  recordVitals(vitalsForm.parse({ page: 'ad', lcp: 2200, inp: 90, cls: 0.02 }));
  const text = await registry().metrics();
  expect(text).toContain('townboard_web_vitals_seconds_sum{page="ad",vital="lcp"} 2.2');
  expect(text).toContain('townboard_web_vitals_seconds_count{page="ad",vital="inp"} 1');
  expect(text).toContain('townboard_web_vitals_layout_shift_bucket{le="0.05",page="ad"} 1');
  expect(text).not.toContain('vital="ttfb"');
});

test('a page is reduced to its kind, and other values are refused', () => {
  const paths = ['/', '/ad/000000000000', '/search', '/browse/all/uk', '/seller/anna'];
  expect(paths.map(pageOf)).toEqual(['home', 'ad', 'search', 'browse', 'other']);
  for (const wrong of [
    { page: '/ad/000000000000', lcp: 1 },
    { page: 'ad', lcp: -1 },
    { page: 'ad', path: '/ad/000000000000' },
  ]) {
    expect(vitalsForm.safeParse(wrong).success).toBe(false);
  }
});
