import type { Actor } from '@/lib/accounts/actor';
import { categoryOf } from '@/lib/catalogue/categories';
import { takesApplications } from '@/lib/catalogue/ready-questions';
import type { Db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import type { LockedConversation } from '@/lib/messages/lock-conversation';
import { messageTexts } from '@/lib/messages/texts';
import { attachmentColumns } from './attachment-columns';

/** Locks the file against the sweep. Throws `invalid` also for a CV outside an application. */
export async function takeAttachment(
  tx: Db,
  { userId }: Actor,
  id: string,
  { category, isBuyer }: Pick<LockedConversation, 'category' | 'isBuyer'>,
) {
  await tx.$queryRaw`SELECT FROM "Attachment" WHERE "id" = ${id} FOR NO KEY UPDATE`;
  const found = await tx.attachment.findFirst({
    where: { id, ownerId: userId, storedAt: { not: null }, sentAt: null },
    select: { ...attachmentColumns, hash: true },
  });
  if (!found) throw refused(messageTexts.attachmentGone);
  const { groupSlug, slug: categorySlug, isAdult } = categoryOf(category);
  const isApplication = isBuyer && takesApplications({ groupSlug, categorySlug, isAdult });
  if (found.kind === 'cv' && !isApplication) throw refused(messageTexts.noApplication);
  const { hash, ...attachment } = found;
  return { attachment, hash };
}

const refused = (message: string) =>
  new AppError('invalid', message, { fields: { attachment: message } });
