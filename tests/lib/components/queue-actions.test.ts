import { expect, test } from 'vitest';
import { actionsOf, doneText, warnLabelOf } from '@/components/admin/queue/queue-actions';
import type { QueueItem } from '@/lib/moderation/queue/queue-item';

const itemOf = (given: object) =>
  ({
    targetType: 'ad',
    ad: null,
    conversations: [],
    reports: [],
    seller: { username: 'hannah' },
    ...given,
  }) as unknown as QueueItem;

const ad = (moderation: string) => itemOf({ ad: { title: 'Oak table', moderation } });
const message = (review: string | null, reports: object[] = []) =>
  itemOf({
    targetType: 'message',
    conversations: [{ messages: [{ isTarget: true, review }] }],
    reports,
  });
const member = itemOf({ targetType: 'user', reports: [{}] });

test('a warning says what it also does', () => {
  expect(warnLabelOf(ad('held'))).toBe('Warn and publish');
  expect(warnLabelOf(ad('approved'))).toBe('Warn');
  expect(warnLabelOf(message('held'))).toBe('Warn and deliver');
  expect(warnLabelOf(member)).toBe('Warn');
  const labels = actionsOf(
    ad('held'),
    () => undefined,
    () => undefined,
  ).map(({ label }) => label);
  expect(labels).toEqual(['Approve', 'Reject', 'Warn and publish', 'Suspend']);
});

test('only what was held, or an ad, is said to be approved', () => {
  const approved = (item: QueueItem) => doneText({ item, action: 'approve' });
  expect(approved(member)).toBe('Report dismissed');
  expect(approved(message(null, [{}]))).toBe('Report dismissed');
  expect(approved(message('held', [{}]))).toBe('Approved: hannah');
  expect(approved(ad('held'))).toBe('Approved: Oak table');
  expect(doneText({ item: member, action: 'warn' })).toBe('Warned: hannah');
});
