import { beforeEach, expect, test } from 'vitest';
import { appealWithin } from '@/lib/catalogue/limits';
import { addTime, day } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { readReportedAttachment } from '@/lib/messages/attachments/read-attachment';
import { newAttachment } from '@/lib/messages/attachments/schema';
import { storeAttachment } from '@/lib/messages/attachments/store-attachment';
import { newMessage } from '@/lib/messages/schema';
import { messageTargetOf } from '@/lib/messages/sending/message-target';
import { sendMessage } from '@/lib/messages/sending/send-message';
import { appealKey } from '@/lib/moderation/appeals/appeal-key';
import { submitAppeal } from '@/lib/moderation/appeals/submit-appeal';
import { decide } from '@/lib/moderation/decisions/decide';
import { submitReport } from '@/lib/moderation/reports/submit-report';
import { decisionForm, reportForm } from '@/lib/moderation/schema';
import { newAddress } from '@/tests/builders/account';
import { createConversation } from '@/tests/builders/conversation';
import { dataUrl, makeJpeg } from '@/tests/builders/image';
import { createStaff } from '@/tests/builders/staff';
import { memoryStorage } from '@/tests/lib/images/rows';

const now = new Date('2026-11-20T12:00:00Z');
const { store } = memoryStorage();

beforeEach(() => db.moderationCase.deleteMany());

/** A photo that the seller received, and a moderator who opens it. */
async function photoInMessage() {
  const { id, buyer, seller } = await createConversation({ now });
  const photo = newAttachment.parse({ photo: dataUrl(await makeJpeg({ width: 90, height: 60 })) });
  const { attachment } = await storeAttachment(buyer, photo, now, store);
  const { message } = await sendMessage(
    buyer,
    id,
    newMessage.parse({ text: 'Look', attachment }),
    now,
  );
  const staff = await createStaff();
  const targetId = messageTargetOf({ conversationId: id, number: message.number });
  const report = () =>
    submitReport(
      seller,
      reportForm.parse({ targetType: 'message', target: targetId, reason: 'scam', text: 'Fake' }),
      newAddress(),
      now,
    );
  return {
    staff,
    targetId,
    report,
    mayReadAt: (at: Date) =>
      readReportedAttachment(staff, attachment, at, store).then(
        () => true,
        ({ code }) => (code === 'not_found' ? false : code),
      ),
  };
}

test('moderators can see a photo only while its reported case is open', async () => {
  const { report, mayReadAt } = await photoInMessage();
  expect(await mayReadAt(now)).toBe(false);
  await report();
  expect(await mayReadAt(now)).toBe(true);
  expect(await mayReadAt(addTime(now, 2 * appealWithin))).toBe(true);
});

test('after the decision it is readable while an appeal is possible or pending', async () => {
  const { report, mayReadAt, staff, targetId } = await photoInMessage();
  await report();
  const form = decisionForm.parse({
    targetType: 'message',
    targetId,
    action: 'warn',
    rule: 'scam',
  });
  const { decisionId } = await decide(staff, form, now);
  const [before, after] = [addTime(now, appealWithin - day), addTime(now, appealWithin + day)];
  expect([await mayReadAt(before), await mayReadAt(after)]).toEqual([true, false]);

  await submitAppeal({ key: appealKey(decisionId), text: 'It is real.' }, newAddress(), before);
  expect(await mayReadAt(after)).toBe(true);
  await db.appeal.update({ where: { decisionId }, data: { decidedAt: after } });
  expect(await mayReadAt(after)).toBe(false);
});

test('a report about one conversation opens no photo of another', async () => {
  const [reported, other] = [await photoInMessage(), await photoInMessage()];
  await reported.report();
  expect([await reported.mayReadAt(now), await other.mayReadAt(now)]).toEqual([true, false]);
});
