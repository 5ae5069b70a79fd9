import 'server-only';
import type { Actor } from '@/lib/accounts/actor';
import { directUploadLife, directUploadsAtOnce } from '@/lib/catalogue/limits';
import { addTime, second } from '@/lib/dates';
import { type Db, db } from '@/lib/db/client';
import { lockMember } from '@/lib/db/lock-member';
import { env } from '@/lib/env';
import { AppError, notFound } from '@/lib/errors';
import { randomId } from '@/lib/ids';
import { requireImageRoom } from '@/lib/images/store-image';
import { requireAttachmentRoom } from '@/lib/messages/attachments/store-attachment';
import { limits } from '@/lib/rate-limit/limits';
import { takeFromLimit } from '@/lib/rate-limit/rate-limit';
import { type Quarantine, quarantine } from './quarantine';
import type { NewDirectUpload } from './schema';
import { directUploadTexts } from './texts';

/** The file is sent by PUT to `url`, with the announced type as its Content-Type. */
export type DirectUploadTicket = { upload: string; url: string };

export function requireDirectUploads(): Quarantine {
  const found = env().DIRECT_UPLOADS && quarantine();
  if (!found) throw notFound('Direct upload');
  return found;
}

/** The row comes first, so that a sweep finds abandoned uploads. Throws `conflict` without room. */
export async function beginDirectUpload(
  { userId }: Actor,
  { kind, type, bytes }: NewDirectUpload,
  now: Date,
  store: Quarantine = requireDirectUploads(),
): Promise<DirectUploadTicket> {
  const isImage = kind === 'image';
  await takeFromLimit(isImage ? limits.uploadImage : limits.uploadAttachment, userId, now);
  await (isImage ? requireImageRoom(userId) : requireAttachmentRoom(userId));
  const key = randomId(26);
  await db.$transaction(async (tx) => {
    await lockMember(tx, userId);
    await requireFew(tx, userId, now);
    const data = { key, ownerId: userId, kind, bytes, createdAt: now };
    await tx.directUpload.create({ data, select: { key: true } });
  });
  return { upload: key, url: await store.sign(key, { bytes, type }, now) };
}

async function requireFew(tx: Db, ownerId: string, now: Date): Promise<void> {
  const open = await tx.directUpload.findMany({
    where: { ownerId, takenAt: null, createdAt: { gt: addTime(now, -directUploadLife) } },
    orderBy: { createdAt: 'asc' },
    select: { createdAt: true },
  });
  const [oldest] = open;
  if (!oldest || open.length < directUploadsAtOnce) return;
  const end = addTime(oldest.createdAt, directUploadLife);
  const retryAfter = Math.max(1, Math.ceil((end.getTime() - now.getTime()) / second));
  throw new AppError('rate_limited', directUploadTexts.tooMany, { retryAfter });
}
