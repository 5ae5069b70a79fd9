import { addTime, hour } from '@/lib/dates';
import { db } from '@/lib/db/client';
import type { Member } from './member';
import { createStaff } from './staff';

type Things = { own: string; theirs: string; conversationId: string };

/** Reports by and about the member, and decisions that were and were not told. */
export async function moderate(
  member: Member,
  other: Member,
  { own, theirs, conversationId }: Things,
  now: Date,
) {
  const { userId } = member;
  const staff = await createStaff();
  const openCase = (targetType: string, targetId: string) =>
    db.moderationCase.create({ data: { targetType, targetId, risk: 1, closedAt: now } });
  const [mine, another, person] = [
    await openCase('ad', own),
    await openCase('ad', theirs),
    await openCase('user', other.userId),
  ];
  const shared = { text: '', addressHash: 'network-hash', createdAt: now };
  await db.report.createMany({
    data: [
      {
        ...shared,
        reference: `R-1${own}`,
        caseId: another.id,
        targetType: 'ad',
        targetId: theirs,
        reason: 'scam',
        text: 'They ask for a deposit.',
        reporterId: userId,
        email: 'me@example.co.uk',
      },
      {
        ...shared,
        reference: `R-2${own}`,
        caseId: person.id,
        targetType: 'user',
        targetId: other.userId,
        conversationId,
        reason: 'other',
        reporterId: userId,
      },
      {
        ...shared,
        reference: `R-3${own}`,
        caseId: mine.id,
        targetType: 'ad',
        targetId: own,
        reason: 'scam',
        text: 'About the member.',
        reporterId: other.userId,
        email: 'other@example.co.uk',
      },
    ],
  });
  const { version } = await db.ad.findUniqueOrThrow({ where: { id: own } });
  const freeze = { memberId: userId, cases: [] };
  const decision = {
    caseId: mine.id,
    staffId: staff.userId,
    targetType: 'ad',
    targetId: own,
    memberId: userId,
    action: 'remove',
    rule: 'scam',
    note: 'A note to the member.',
    words: ['deposit'],
    before: { ad: { moderation: 'approved' } },
    at: now,
    completedAt: now,
  };
  await db.decision.create({
    data: {
      ...decision,
      appeal: {
        create: { text: 'It is a mistake.', dueAt: addTime(now, hour), decidedById: staff.userId },
      },
    },
  });
  await db.decision.createMany({
    data: [
      {
        ...decision,
        action: 'freeze',
        note: 'For the admins.',
        before: { frozen: [{ id: own, version }], freeze },
        at: addTime(now, hour),
      },
      { ...decision, action: 'freeze', note: 'None was shown.', before: { frozen: [], freeze } },
      { ...decision, action: 'approve', rule: null, note: 'Nothing found.' },
      { ...decision, note: 'Undone.', undoneAt: now },
      { ...decision, note: 'Not told yet.', completedAt: null },
      { ...decision, note: 'About another.', memberId: other.userId, targetId: theirs },
    ],
  });
  const subject = { actorId: userId, subjectType: 'user', subjectId: other.userId };
  await db.auditEntry.create({ data: { ...subject, action: 'report.received', at: now } });
  await db.user.update({
    where: { id: userId },
    data: { bannedAt: now, suspendedRule: 'scam', replyMinutes: 12 },
  });
}
