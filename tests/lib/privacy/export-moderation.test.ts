import { expect, test } from 'vitest';
import { addTime, hour } from '@/lib/dates';
import { exportMyData } from '@/lib/privacy/export-my-data';
import { createAd } from '../../builders/ad';
import { ask } from '../../builders/conversation';
import { createMember } from '../../builders/member';
import { moderate } from '../../builders/moderation-about-member';

const now = new Date('2026-11-20T12:00:00Z');

test('of reports the export has the own ones, of decisions what the member was told', async () => {
  const [member, other] = [await createMember(), await createMember()];
  const { _id: own } = await createAd(member, { now });
  const { _id: theirs, title } = await createAd(other, { now });
  const { conversationId } = await ask(member, theirs, 'Is it still available?', now);
  await moderate(member, other, { own, theirs, conversationId }, now);
  const data = await exportMyData(member, now);
  const at = now.toISOString();
  const report = { text: '', email: null, createdAt: at };
  expect(data.reports).toEqual([
    {
      ...report,
      reference: `R-1${own}`,
      about: `the ad “${title}”`,
      adId: theirs,
      conversationId: null,
      reason: 'scam',
      text: 'They ask for a deposit.',
      email: 'me@example.co.uk',
    },
    {
      ...report,
      reference: `R-2${own}`,
      about: 'a person you are in contact with',
      adId: null,
      conversationId,
      reason: 'other',
    },
  ]);
  const decision = { about: 'ad', adId: own, until: null, words: [] };
  expect(data.decisions).toEqual([
    {
      ...decision,
      action: 'remove',
      rule: 'scam',
      note: 'A note to the member.',
      at,
      appeal: expect.objectContaining({ text: 'It is a mistake.', outcome: null }),
    },
    {
      ...decision,
      action: 'freeze',
      rule: null,
      note: '',
      at: addTime(now, hour).toISOString(),
      appeal: null,
    },
  ]);
  expect(data.actions.at(-1)).toMatchObject({ action: 'report.received', subjectId: null });
  const text = JSON.stringify(data);
  const foreign = ['other@example.co.uk', 'About the member.', 'network-hash', other.userId];
  for (const part of foreign) expect(text).not.toContain(part);
});
