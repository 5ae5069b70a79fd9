import { expect, test } from 'vitest';
import { lastActive } from '@/lib/ads/reading/sellers/last-active';

test.each([
  ['today', '2026-11-20T00:00:00Z', '2026-11-20T23:59:59Z'],
  ['this week', '2026-11-19T23:59:59Z', '2026-11-20T00:00:00Z'],
  ['this week', '2026-11-14T00:00:00Z', '2026-11-20T23:59:59Z'],
  ['this month', '2026-11-13T23:59:59Z', '2026-11-20T00:00:00Z'],
  ['this month', '2026-10-21T12:00:00Z', '2026-11-19T12:00:00Z'],
  [null, '2026-10-20T23:59:59Z', '2026-11-20T00:00:00Z'],
  // In summer the day begins at 23:00 UTC.
  ['today', '2026-06-19T23:00:00Z', '2026-06-20T22:59:59Z'],
  ['this week', '2026-06-19T22:59:59Z', '2026-06-19T23:00:00Z'],
])('activity is reported by British days: %s', (label, lastSeenAt, now) => {
  expect(lastActive(new Date(lastSeenAt), new Date(now))).toBe(label);
});
