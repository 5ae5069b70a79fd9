import { expect, test } from 'vitest';
import { type BatchAd, batchMails, fitsBatch } from '@/components/admin/batch/batch-summary';

const ad = (username: string | null, moderation: BatchAd['moderation'] = 'held'): BatchAd => ({
  id: 'k7m2p9x4tq3w',
  caseId: null,
  title: 'Oak dining table',
  moderation,
  version: 1,
  username,
});

test('a confirmation names each member once, with the number of ads', () => {
  const ads = [ad('hannah'), ad('bob'), ad('hannah'), ad(null)];
  expect(batchMails('remove', ads)).toEqual([
    'hannah: one mail about 2 ads',
    'bob: one mail about 1 ad',
    'No mail about 1 ad',
  ]);
});

test('an approval of ads that are shown sends no mail', () => {
  const ads = [ad('hannah', 'approved'), ad('bob')];
  expect(batchMails('approve', ads)).toEqual(['bob: one mail about 1 ad', 'No mail about 1 ad']);
});

test.each([
  ['remove', ad('a', 'removed'), false],
  ['remove', ad('a', 'approved'), true],
  ['approve', ad('a', 'approved'), false],
  ['approve', { ...ad('a', 'approved'), caseId: 'b' }, true],
  ['approve', ad('a', 'removed'), true],
] as const)('%s of %j: %j', (action, one, fits) => {
  expect(fitsBatch(action, one)).toBe(fits);
});
