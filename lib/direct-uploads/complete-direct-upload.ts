import 'server-only';
import type { Actor } from '@/lib/accounts/actor';
import { directUploadLife } from '@/lib/catalogue/limits';
import { addTime, second } from '@/lib/dates';
import { db } from '@/lib/db/client';
import type { DirectUploadKind } from '@/lib/db/generated/enums';
import { storage } from '@/lib/images/storage/storage';
import type { Storage } from '@/lib/images/storage/storage-interface';
import { storeImage } from '@/lib/images/store-image';
import { storeAttachment } from '@/lib/messages/attachments/store-attachment';
import { requireDirectUploads } from './begin-direct-upload';
import { type Quarantine, refusedUpload } from './quarantine';
import type { CompletedDirectUpload } from './schema';
import { directUploadTexts } from './texts';

type Stores = { quarantine: Quarantine; files: Storage };

/** Ms for reading the file and storing it, without its processing. */
const timeoutMs = 4 * second;

/** Works once; a try while the store is known to be silent does not count. */
export async function completeDirectUpload(
  actor: Actor,
  { upload, name }: CompletedDirectUpload,
  now: Date,
  { quarantine, files }: Stores = { quarantine: requireDirectUploads(), files: storage() },
): Promise<{ url: string; width: number; height: number } | { attachment: string }> {
  files.requireAnswers();
  const { kind, bytes } = await take(actor, upload, now);
  try {
    const begun = performance.now();
    const file = await quarantine.read(upload, bytes);
    const left = timeoutMs - (performance.now() - begun);
    const hurried: Storage = { ...files, put: (key, content) => files.put(key, content, left) };
    return await stored(actor, kind, file, name, now, hurried);
  } finally {
    // Not awaited: if the store hangs, the member would wait twice as long.
    quarantine.remove([upload]).catch((failure: unknown) => {
      console.error('a file waits in quarantine for the sweep:', failure);
    });
  }
}

async function take({ userId: ownerId }: Actor, key: string, now: Date) {
  const [taken] = await db.directUpload.updateManyAndReturn({
    where: { key, ownerId, takenAt: null, createdAt: { gt: addTime(now, -directUploadLife) } },
    data: { takenAt: now },
    select: { kind: true, bytes: true },
  });
  if (taken) return taken;
  const found = await db.directUpload.findFirst({
    where: { key, ownerId },
    select: { takenAt: true },
  });
  if (!found) throw refusedUpload(directUploadTexts.gone, 'not_found');
  throw found.takenAt
    ? refusedUpload(directUploadTexts.used, 'conflict')
    : refusedUpload(directUploadTexts.late);
}

async function stored(
  actor: Actor,
  kind: DirectUploadKind,
  file: Buffer,
  name = 'CV.pdf',
  now: Date,
  files: Storage,
) {
  if (kind === 'photo') return storeAttachment(actor, { photo: file }, now, files);
  if (kind === 'cv') return storeAttachment(actor, { cv: file, name }, now, files);
  const { name: url, width, height } = await storeImage(actor.userId, file, now, files);
  return { url, width, height };
}
