import { expect, test } from 'vitest';
import { adActions, adStatus, type StatusFacts, statusTones } from '@/lib/ads/status';
import { addTime, day } from '@/lib/dates';

const now = new Date('2026-11-20T12:00:00Z');

const facts = (changes: Partial<StatusFacts> = {}): StatusFacts => ({
  isActive: true,
  expiresAt: addTime(now, 10 * day),
  moderation: 'approved',
  ...changes,
});

const past = addTime(now, -1);

test.each([
  ['Active', facts(), 'positive'],
  ['Active', facts({ expiresAt: addTime(now, 3 * day + 1) }), 'positive'],
  ['Expiring Soon', facts({ expiresAt: addTime(now, 3 * day) }), 'warning'],
  ['Expiring Soon', facts({ expiresAt: addTime(now, 1).toISOString() }), 'warning'],
  ['Expired', facts({ expiresAt: past }), 'negative'],
  ['Expired', facts({ expiresAt: now }), 'negative'],
  ['No Expiry', facts({ expiresAt: null }), 'positive'],
  ['Disabled', facts({ isActive: false }), 'neutral'],
  ['Disabled', facts({ isActive: false, expiresAt: null }), 'neutral'],
  ['Disabled', facts({ isActive: false, expiresAt: past }), 'neutral'],
  ['Sold', facts({ isActive: false, soldAt: past }), 'neutral'],
  ['Active', facts({ soldAt: past }), 'positive'],
  ['Removed', facts({ isActive: false, soldAt: past, moderation: 'removed' }), 'negative'],
  ['Under review', facts({ moderation: 'held' }), 'warning'],
  ['Under review', facts({ moderation: 'held', isActive: false, expiresAt: past }), 'warning'],
  ['Removed', facts({ moderation: 'removed' }), 'negative'],
  ['Removed', facts({ moderation: 'removed', isActive: false }), 'negative'],
  ['Removed', facts({ moderation: 'suspended' }), 'negative'],
] as const)('an ad is %s when %o', (status, ad, tone) => {
  expect(adStatus(ad, now)).toBe(status);
  expect(statusTones[status]).toBe(tone);
});

test.each([
  ['Active', ['Disable', 'Edit', 'Repost', 'Promote', 'View']],
  ['Expiring Soon', ['Disable', 'Edit', 'Repost', 'Promote', 'View']],
  ['No Expiry', ['Disable', 'Edit', 'Repost', 'Promote', 'View']],
  ['Expired', ['Edit', 'Delete', 'Repost', 'Renew', 'View']],
  ['Disabled', ['Enable', 'Delete', 'Edit', 'Repost', 'Promote', 'View']],
  ['Under review', ['Edit', 'Delete', 'View']],
  ['Removed', ['Edit', 'Delete', 'View']],
  ['Sold', ['Edit', 'Delete', 'View']],
] as const)('an ad that is %s offers %o', (status, actions) => {
  expect(adActions(status)).toEqual(actions);
});
