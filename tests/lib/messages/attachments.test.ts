import { describe, expect, test } from 'vitest';
import type { Actor } from '@/lib/accounts/actor';
import { deleteAd } from '@/lib/ads/publishing/lifetime/delete-ad';
import { purgeDeletedAds } from '@/lib/ads/publishing/lifetime/purge-deleted-ads';
import { attachmentBytesPerMember, attachmentsUnsent } from '@/lib/catalogue/limits';
import { addTime, day, hour } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { attachmentHeaders } from '@/lib/messages/attachments/attachment-headers';
import { readAttachment } from '@/lib/messages/attachments/read-attachment';
import { newAttachment } from '@/lib/messages/attachments/schema';
import { storeAttachment } from '@/lib/messages/attachments/store-attachment';
import { sweepAttachments } from '@/lib/messages/attachments/sweep-attachments';
import { exportMessages } from '@/lib/messages/export-messages';
import { listConversations, readConversation } from '@/lib/messages/queries';
import { newMessage } from '@/lib/messages/schema';
import { sendMessage } from '@/lib/messages/sending/send-message';
import { setBlock } from '@/lib/messages/set-block';
import { messageTexts } from '@/lib/messages/texts';
import { deleteAccount } from '@/lib/privacy/delete-account';
import { createUser, sessionFor, testPassword } from '../../builders/account';
import { createAd } from '../../builders/ad';
import { ask, createConversation } from '../../builders/conversation';
import { hangingRemoval } from '../../builders/hanging';
import { dataUrl, makePhonePhoto, svg } from '../../builders/image';
import { createMember } from '../../builders/member';
import { makePdf, pdfDataUrl } from '../../builders/pdf';
import { memoryStorage } from '../images/rows';

const now = new Date('2026-11-20T12:00:00Z');
const { store, files } = memoryStorage();

async function photoOf(member: Actor, at = now): Promise<string> {
  const form = newAttachment.parse({ photo: dataUrl(await makePhonePhoto()) });
  return (await storeAttachment(member, form, at, store)).attachment;
}

async function cvOf(member: Actor, name = 'My CV.pdf'): Promise<string> {
  const form = newAttachment.parse({ cv: pdfDataUrl(makePdf()), name });
  return (await storeAttachment(member, form, now, store)).attachment;
}

const send = (who: Actor, id: string, attachment: string, text = '') =>
  sendMessage(who, id, newMessage.parse({ text, attachment }), now);
const open = (who: Actor, id: string, at = now) => readAttachment(who, id, at, store);

async function jobConversation() {
  const [seller, buyer] = [await createMember(), await createMember()];
  const { _id: adId } = await createAd(seller, { kind: 'job', now });
  const { conversationId: id } = await ask(buyer, adId, 'Is the job still open?', now);
  return { seller, buyer, id };
}

describe('a photo in a message', () => {
  test('can be read by its two people only', async () => {
    const { id, seller, buyer } = await createConversation({ now });
    const photo = await photoOf(buyer);
    await expect(open(buyer, photo)).rejects.toMatchObject({ code: 'not_found' });
    const { message } = await send(buyer, id, photo);
    const view = { id: photo, kind: 'photo', name: null, width: 600, height: 900 };
    expect(message).toMatchObject({ text: '', attachment: view });
    expect((await readConversation(seller, id, {}, now)).messages[1]).toMatchObject({
      attachment: view,
    });
    expect((await listConversations(seller, {}, now)).conversations[0]?.last.attachment).toEqual(
      message.attachment,
    );
    for (const who of [buyer, seller])
      expect((await open(who, photo)).content).toEqual(files.get(photo));
    // Another conversation about the same ad gives no access to this one.
    const stranger = await createMember();
    await expect(open(stranger, photo)).rejects.toMatchObject({ code: 'not_found' });
    const other = await createConversation({ now });
    await expect(open(other.seller, photo)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('has no location metadata', async () => {
    const photo = await photoOf(await createMember());
    expect(Buffer.from(files.get(photo) ?? []).includes('Testphone')).toBe(false);
  });

  test('belongs to one message of its owner', async () => {
    const { id, seller, buyer } = await createConversation({ now });
    const photo = await photoOf(buyer);
    await expect(send(seller, id, photo)).rejects.toThrow(messageTexts.attachmentGone);
    await send(buyer, id, photo);
    await expect(send(buyer, id, photo)).rejects.toThrow(messageTexts.attachmentGone);
    await expect(send(buyer, id, 'm-nothing')).rejects.toThrow(messageTexts.attachmentGone);
  });

  test('of a blocked person is not delivered', async () => {
    const { id, seller, buyer } = await createConversation({ now });
    await setBlock(seller, id, true, now);
    const photo = await photoOf(buyer);
    await send(buyer, id, photo);
    await expect(open(seller, photo)).rejects.toMatchObject({ code: 'not_found' });
    expect((await open(buyer, photo)).kind).toBe('photo');
  });

  test('that is blocked waits for a moderator', async () => {
    const { id, seller, buyer } = await createConversation({ now });
    const photo = await photoOf(buyer);
    const hash = 0x0f0f_1234_5678_9abcn;
    await db.attachment.update({ where: { id: photo }, data: { hash } });
    await db.blockedPhoto.create({ data: { hash, source: `list ${photo}` } });
    const { message } = await send(buyer, id, photo, 'Have a look');
    await db.blockedPhoto.deleteMany({ where: { hash } });
    expect(message.status).toBe('held');
    await expect(open(seller, photo)).rejects.toMatchObject({ code: 'not_found' });
    expect(await db.moderationCase.count({ where: { targetId: `${id}.${message.number}` } })).toBe(
      1,
    );
  });
});

test('a message needs text or a file', () => {
  expect(newMessage.safeParse({ text: ' ' }).error?.issues[0]).toMatchObject({
    path: ['text'],
    message: messageTexts.empty,
  });
  expect(newMessage.safeParse({}).success).toBe(false);
});

describe('a CV', () => {
  test('belongs to an application, and is downloaded under its name', async () => {
    const { seller, buyer, id } = await jobConversation();
    const cv = await cvOf(buyer, '../Zoë’s "CV".PDF');
    await send(buyer, id, cv, 'Application from Zoë');
    const { content, ...file } = await open(seller, cv);
    expect(Buffer.from(content)).toEqual(makePdf());
    expect(attachmentHeaders(file)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Zo__s CV.pdf"; filename*=UTF-8''Zo%C3%AB%E2%80%99s%20CV.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    await expect(open(await createMember(), cv)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('cannot be in other messages', async () => {
    const { id, buyer } = await createConversation({ now });
    await expect(send(buyer, id, await cvOf(buyer))).rejects.toThrow(messageTexts.noApplication);
    const job = await jobConversation();
    await expect(send(job.seller, job.id, await cvOf(job.seller))).rejects.toThrow(
      messageTexts.noApplication,
    );
  });

  test('must be a PDF of at most 5 MB', async () => {
    const member = await createMember();
    const fake = newAttachment.parse({ cv: dataUrl(svg), name: 'cv.pdf' });
    await expect(storeAttachment(member, fake, now, store)).rejects.toMatchObject({
      code: 'unsupported',
    });
    const large = pdfDataUrl(Buffer.alloc(5 * 1024 ** 2 + 9));
    expect(() => newAttachment.parse({ cv: large, name: 'cv.pdf' })).toThrow(
      messageTexts.cvTooLarge,
    );
  });
});

describe('storage', () => {
  test('is limited per member, and so are unsent files', async () => {
    const member = await createMember();
    const row = (id: string, bytes: number, sentAt: Date | null) =>
      ({
        id: `${id}${member.userId}`,
        ownerId: member.userId,
        kind: 'photo',
        bytes,
        sentAt,
      }) as const;
    await db.attachment.createMany({
      data: Array.from({ length: attachmentsUnsent }, (_, index) => row(`${index}`, 1, null)),
    });
    await expect(cvOf(member)).rejects.toMatchObject({ code: 'rate_limited' });
    await db.attachment.deleteMany({ where: { ownerId: member.userId } });
    await db.attachment.createMany({ data: [row('full', attachmentBytesPerMember, now)] });
    await expect(cvOf(member)).rejects.toThrow(messageTexts.attachmentsFull);
  });
});

describe('files are deleted', () => {
  const isThere = async (id: string) =>
    files.has(id) || (await db.attachment.count({ where: { id } })) > 0;

  test('with the conversation when its ad is purged', async () => {
    const { id, adId, seller, buyer } = await createConversation({ now });
    const photo = await photoOf(buyer);
    await send(buyer, id, photo);
    await deleteAd(seller, adId, now);
    expect((await open(buyer, photo, addTime(now, 29 * day))).kind).toBe('photo');
    const after = addTime(now, 31 * day);
    await expect(open(buyer, photo, after)).rejects.toMatchObject({ code: 'not_found' });
    await sweepAttachments(now, store);
    expect(await isThere(photo)).toBe(true);
    await purgeDeletedAds(after, store);
    await sweepAttachments(now, store);
    expect(await isThere(photo)).toBe(false);
  });

  test("with their owner's account", async () => {
    const user = await createUser();
    const { actor } = await sessionFor(user, now);
    const seller = await createMember();
    const { _id: adId } = await createAd(seller, { now });
    const { conversationId: id } = await ask(actor, adId, 'Hello', now);
    const [mine, theirs, unsent] = [
      await photoOf(actor),
      await photoOf(seller),
      await photoOf(actor),
    ];
    await send(actor, id, mine);
    await send(seller, id, theirs);
    expect(
      (await exportMessages(actor))[0]?.messages.map(({ attachment }) =>
        attachment?.url.split('/').at(-1),
      ),
    ).toEqual([undefined, mine, theirs]);
    await deleteAccount(actor, { password: testPassword }, now);
    await sweepAttachments(now, store);
    expect([await isThere(mine), await isThere(unsent), await isThere(theirs)]).toEqual([
      false,
      false,
      true,
    ]);
    expect((await open(seller, theirs)).kind).toBe('photo');
  });

  test('if unsent after a day', async () => {
    const member = await createMember();
    const [old, fresh] = [await photoOf(member, addTime(now, -25 * hour)), await photoOf(member)];
    await sweepAttachments(now, store);
    expect([await isThere(old), await isThere(fresh)]).toEqual([false, true]);
  });

  test('without holding a row while the store hangs, and are not sent meanwhile', async () => {
    const { id, buyer } = await createConversation({ now });
    const old = await photoOf(buyer, addTime(now, -25 * hour));
    const { called, answer, remove } = hangingRemoval(store.remove);
    const sweeping = sweepAttachments(now, { ...store, remove });
    await called;
    const rows = await db.$queryRaw<unknown[]>`
      SELECT 1 FROM "Attachment" WHERE "id" = ${old} FOR UPDATE NOWAIT`;
    expect(rows).toHaveLength(1);
    await expect(send(buyer, id, old)).rejects.toMatchObject({ code: 'invalid' });
    answer();
    await sweeping;
    expect(await isThere(old)).toBe(false);
  });
});
