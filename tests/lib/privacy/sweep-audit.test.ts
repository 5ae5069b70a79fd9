import { expect, test } from 'vitest';
import { getBadges } from '@/lib/ads/reading/sellers/get-badges';
import { db } from '@/lib/db/client';
import { sweepAudit } from '@/lib/privacy/sweep-audit';
import { createMember } from '../../builders/member';

// Long ago, so that the sweep does not touch rows of other tests.
const now = new Date('2007-01-01T12:00:00Z');

test('entries are kept for 18 months, about money for six years, for badges as long as the account', async () => {
  const { userId } = await createMember();
  const entry = (action: string, at: string, actorId: string | null = userId) => ({
    action,
    at: new Date(at),
    actorId,
    subjectType: action.split('.')[0] ?? '',
    subjectId: `${action} ${at}`,
  });
  const kept = [
    entry('ad.updated', '2005-07-01T12:00:00Z'),
    entry('payment.refused', '2001-01-01T12:00:00Z'),
    ...Array.from({ length: 10 }, (_, index) => entry('ad.published', `2000-01-${10 + index}`)),
  ];
  const old = [
    entry('ad.updated', '2005-07-01T11:59:59Z'),
    entry('ad.phone_shown', '2004-01-01', null),
    entry('ad.published', '2004-01-01', null),
    entry('payment.refused', '2001-01-01T11:59:59Z'),
  ];
  await db.auditEntry.createMany({ data: [...kept, ...old] });
  expect(await sweepAudit(now)).toBe(old.length);
  const names = (rows: { subjectId: string }[]) => rows.map(({ subjectId }) => subjectId).sort();
  const left = await db.auditEntry.findMany({ where: { at: { lt: now } } });
  expect(names(left)).toEqual(names(kept));
  expect(await getBadges(userId, new Date())).toContain('ten-ads');
});
