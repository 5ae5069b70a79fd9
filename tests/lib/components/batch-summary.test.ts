import { expect, test } from 'vitest';
import {
  type BatchAd,
  batchMails,
  fitsBatch,
  undoText,
} from '@/components/admin/batch/batch-summary';

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

test('an approval of ads that are shown, or of a suspended member, sends no mail', () => {
  const ads = [ad('hannah', 'approved'), ad('bob'), ad('carl', 'suspended')];
  expect(batchMails('approve', ads)).toEqual(['bob: one mail about 1 ad', 'No mail about 2 ads']);
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

test('a refusal to undo says whether it can be tried again', () => {
  expect(undoText({ undone: 3, refused: 1, busy: 0 })).toBe(
    '3 decisions undone. 1 could no longer be undone.',
  );
  expect(undoText({ undone: 1, refused: 0, busy: 2 })).toBe(
    '1 decision undone. 2 could not be undone just now. Press Undo again.',
  );
});
