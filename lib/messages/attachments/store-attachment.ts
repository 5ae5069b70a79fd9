import 'server-only';
import type { Actor } from '@/lib/accounts/actor';
import { attachmentBytesPerMember, attachmentsUnsent } from '@/lib/catalogue/limits';
import { hour, second } from '@/lib/dates';
import { db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { AppError } from '@/lib/errors';
import { newAttachmentName } from '@/lib/images/image-names';
import { processImage } from '@/lib/images/process-image';
import { storage } from '@/lib/images/storage/storage';
import type { Storage } from '@/lib/images/storage/storage-interface';
import { messageTexts } from '@/lib/messages/texts';
import { checkPdf } from './check-pdf';
import type { NewAttachment } from './schema';

type Made = { bytes: Uint8Array } & Pick<
  Prisma.AttachmentUncheckedCreateInput,
  'id' | 'kind' | 'name' | 'width' | 'height' | 'hash'
>;

/** Throws `conflict` without room, `rate_limited` with too many unsent files. */
export async function storeAttachment(
  { userId }: Actor,
  form: NewAttachment,
  now: Date,
  store: Storage = storage(),
): Promise<{ attachment: string }> {
  store.requireAnswers();
  await requireAttachmentRoom(userId);
  const { bytes, ...made } = 'photo' in form ? await photoOf(form.photo) : await cvOf(form);
  const data = { ...made, ownerId: userId, bytes: bytes.length, createdAt: now };
  await db.attachment.create({ data, select: { id: true } });
  await store.put(made.id, bytes);
  const { count } = await db.attachment.updateMany({
    where: { id: made.id },
    data: { storedAt: now },
  });
  if (count === 0) throw new AppError('unavailable', messageTexts.notStored, { retryAfter: 60 });
  return { attachment: made.id };
}

/** One version is enough for the width of a message. */
async function photoOf(photo: Uint8Array): Promise<Made> {
  const { versions, width, height, hash } = await processImage(photo);
  const [largest] = versions;
  if (!largest) throw new Error('a picture has no version');
  const id = newAttachmentName('webp');
  return { id, kind: 'photo', width, height, hash, bytes: largest.bytes };
}

async function cvOf({ cv, name }: { cv: Buffer; name: string }): Promise<Made> {
  await checkPdf(cv);
  return { id: newAttachmentName('pdf'), kind: 'cv', name, bytes: cv };
}

export async function requireAttachmentRoom(ownerId: string): Promise<void> {
  const { _sum } = await db.attachment.aggregate({ where: { ownerId }, _sum: { bytes: true } });
  if ((_sum.bytes ?? 0) >= attachmentBytesPerMember) {
    throw new AppError('conflict', messageTexts.attachmentsFull);
  }
  const unsent = await db.attachment.count({ where: { ownerId, sentAt: null } });
  if (unsent >= attachmentsUnsent) {
    throw new AppError('rate_limited', messageTexts.tooManyUnsent, { retryAfter: hour / second });
  }
}
