import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { actionsOf, doneText, warnLabelOf } from '@/components/admin/queue/queue-actions';
import { laterOf } from '@/components/admin/queue/queue-requests';
import { skippedMost } from '@/lib/catalogue/limits';
import type { QueueItem } from '@/lib/moderation/queue/queue-item';
import { queueRequest } from '@/lib/moderation/schema';

const itemOf = (given: object) =>
  ({
    targetType: 'ad',
    ad: null,
    conversations: [],
    reports: [],
    hasShownAdultAds: false,
    escalation: null,
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

const labelsOf = (item: QueueItem) =>
  actionsOf(
    item,
    () => undefined,
    () => undefined,
  ).map(({ label }) => label);

test('an ad reported as gone can be ended, unless it is not shown', () => {
  const gone = { reports: [{ reason: 'It is no longer available' }] };
  expect(labelsOf({ ...ad('approved'), ...gone } as QueueItem)).toContain('No longer available');
  expect(labelsOf({ ...ad('held'), ...gone } as QueueItem)).not.toContain('No longer available');
  expect(labelsOf(ad('approved'))).not.toContain('No longer available');
});

test('adult ads can be frozen, from an ad or the account, but not again', () => {
  const adult = { ad: { title: 'Massage', moderation: 'approved', isAdult: true } };
  const passed = { escalation: { note: 'Young', at: '', by: null } };
  const frozen = { ad: { ...adult.ad, moderation: 'held' }, ...passed };
  expect(labelsOf(itemOf(adult))).toContain('Freeze adult ads');
  expect(labelsOf(itemOf(frozen))).not.toContain('Freeze adult ads');
  expect(labelsOf(ad('approved'))).not.toContain('Freeze adult ads');
  const deleted = { ad: { ...adult.ad, isDeleted: true } };
  expect(labelsOf(itemOf(deleted))).not.toContain('Freeze adult ads');
  expect(labelsOf({ ...member, hasShownAdultAds: true })).toContain('Freeze adult ads');
  expect(labelsOf(member)).not.toContain('Freeze adult ads');
});

test('a held ad that its owner deleted is left as it is, not approved', () => {
  const deleted = itemOf({ ad: { title: 'Massage', moderation: 'held', isDeleted: true } });
  expect(labelsOf(deleted)).toEqual(['Leave as it is', 'Remove', 'Warn', 'Suspend']);
});

test('of more skipped cases than the server accepts, the last ones are named', () => {
  const ids = Array.from({ length: skippedMost + 1 }, () => randomUUID());
  const later = laterOf(new Set(ids));
  expect(later).toEqual(ids.slice(1));
  expect(queueRequest.safeParse({ later }).success).toBe(true);
  expect(queueRequest.safeParse({ later: ids }).success).toBe(false);
});
