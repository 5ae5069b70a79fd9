import { expect, test } from 'vitest';
import { db } from '@/lib/db/client';
import { decide } from '@/lib/moderation/decisions/decide';
import { submitReport } from '@/lib/moderation/reports/submit-report';
import { decisionForm, reportForm } from '@/lib/moderation/schema';
import { authorityReport } from '@/lib/privacy/authority-report';
import { newAddress } from '@/tests/builders/account';
import { createAd } from '@/tests/builders/ad';
import { createMember } from '@/tests/builders/member';
import { createStaff } from '@/tests/builders/staff';

const now = new Date();

test('a report on an ad or person has complaints, decisions and the audit log', async () => {
  const owner = await createMember();
  const { _id: id } = await createAd(owner, { now });
  const form = reportForm.parse({ targetType: 'ad', target: id, reason: 'scam', text: 'A fraud.' });
  await submitReport(null, form, newAddress(), now);
  const order = { targetType: 'ad', targetId: id, action: 'remove', rule: 'scam' };
  await decide(await createStaff(), decisionForm.parse(order), now);
  for (const subject of [
    { type: 'ad', id } as const,
    { type: 'user', id: owner.userId } as const,
  ]) {
    const report = await authorityReport(subject, now);
    expect(report).toMatchObject({
      subject,
      person: { ads: [{ _id: id }] },
      reportsAbout: [{ text: 'A fraud.' }],
      decisions: [{ action: 'remove', rule: 'scam' }],
    });
    expect(report.auditLog.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['ad.published', 'report.received', 'moderation.remove']),
    );
    expect(JSON.stringify(report)).not.toContain('passwordHash');
  }
  const where = { action: 'moderation.authority_report', subjectId: id };
  expect(await db.auditEntry.count({ where })).toBe(1);
  await expect(authorityReport({ type: 'user', id: 'none' }, now)).rejects.toMatchObject({
    code: 'not_found',
  });
});
