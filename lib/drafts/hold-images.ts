import type { Actor } from '@/lib/accounts/actor';
import type { Db } from '@/lib/db/client';
import { ownImages } from '@/lib/images/own-images';
import { type DraftForm, imageNamesIn } from './draft-form';

/** Protects the form's pictures from the sweep and releases removed ones. */
export async function holdImages(
  actor: Actor,
  draftId: string,
  form: DraftForm,
  tx: Db,
): Promise<void> {
  const names = await ownImages(actor.userId, imageNamesIn(form), tx);
  await tx.draftImage.deleteMany({ where: { draftId, imageName: { notIn: names } } });
  await tx.draftImage.createMany({
    data: names.map((imageName) => ({ draftId, imageName })),
    skipDuplicates: true,
  });
}
