import type { Actor } from '@/lib/accounts/actor';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { toDraftForm } from './draft-form';
import { toDraftColumns } from './draft-phone';
import { holdImages } from './hold-images';
import { requireDraft, whereOwn } from './queries';
import type { SavedDraft } from './schema';

export type SaveResult = { version: number; updatedAt: string };

/** Throws `conflict` if another tab saved meanwhile. */
export async function saveDraft(
  actor: Actor,
  id: string,
  input: SavedDraft,
  now: Date,
): Promise<SaveResult> {
  const form = toDraftForm(input.form);
  return db.$transaction(async (tx) => {
    const { count } = await tx.draft.updateMany({
      where: { ...whereOwn(actor, id), version: input.version },
      data: {
        ...toDraftColumns(form, actor.userId),
        ...{ step: input.step, version: { increment: 1 }, updatedAt: now },
      },
    });
    if (count === 0) {
      await requireDraft(actor, id, tx);
      throw new AppError('conflict', siteTexts.draftChanged);
    }
    await holdImages(actor, id, form, tx);
    return { version: input.version + 1, updatedAt: now.toISOString() };
  });
}
