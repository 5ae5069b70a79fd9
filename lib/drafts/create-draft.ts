import type { Actor } from '@/lib/accounts/actor';
import { lockOwnAd } from '@/lib/ads/publishing/lock-own-ad';
import { draftsPerMember } from '@/lib/catalogue/limits';
import { tooManyDrafts } from '@/lib/catalogue/site-texts';
import { type Db, db } from '@/lib/db/client';
import { lockMember } from '@/lib/db/lock-member';
import { AppError } from '@/lib/errors';
import { toDraftForm } from './draft-form';
import { toDraftColumns } from './draft-phone';
import { holdImages } from './hold-images';
import { type Draft, requireDraft } from './queries';
import type { NewDraft } from './schema';

/** An edit replaces the ad's earlier draft. Throws `not_found`, `conflict` at 20 drafts. */
export async function createDraft(actor: Actor, input: NewDraft, now: Date): Promise<Draft> {
  const form = toDraftForm(input.form);
  return db.$transaction(async (tx) => {
    await lockMember(tx, actor.userId);
    const adId = input.adId ? (await lockOwnAd(actor, input.adId, tx)).id : null;
    const content = { ...toDraftColumns(form, actor.userId), step: input.step, updatedAt: now };
    const earlier = adId ? await draftOfAd(actor, adId, tx) : null;
    if (!earlier) await requireRoom(actor, tx);
    const { id } = earlier
      ? await tx.draft.update({
          where: { id: earlier.id },
          data: { ...content, version: { increment: 1 } },
          select: { id: true },
        })
      : await tx.draft.create({
          data: { ...content, ownerId: actor.userId, adId, createdAt: now },
          select: { id: true },
        });
    await holdImages(actor, id, form, tx);
    return requireDraft(actor, id, tx);
  });
}

const draftOfAd = (actor: Actor, adId: string, tx: Db) =>
  tx.draft.findFirst({ where: { ownerId: actor.userId, adId }, select: { id: true } });

async function requireRoom(actor: Actor, tx: Db): Promise<void> {
  const count = await tx.draft.count({ where: { ownerId: actor.userId } });
  if (count >= draftsPerMember) throw new AppError('conflict', tooManyDrafts(draftsPerMember));
}
