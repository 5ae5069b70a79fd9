import { formKindOf } from '@/lib/catalogue/form-kinds';
import type { Db } from '@/lib/db/client';
import type { Moderation } from '@/lib/db/generated/enums';
import { getBannedWords } from '@/lib/screening/banned-words';
import { screenPhotos } from '@/lib/screening/photos/screen-photos';
import type { ScreenedText } from '@/lib/screening/rule';
import { type Screening, screenText } from '@/lib/screening/screen-text';
import type { AdForm } from './ad-form';

/** Title, description, every field of the form in which people write freely, and the photos. */
export async function screenForm(form: AdForm, photos: string[], tx: Db): Promise<Screening> {
  const { category } = form;
  const context = {
    kind: 'ad',
    categoryGroup: category.groupSlug,
    isAdult: category.isAdult,
  } as const;
  const { action, hits } = screenText(textsOf(form), context, await getBannedWords(tx));
  const blocked = await screenPhotos(photos, tx);
  return { action: blocked.length > 0 ? 'hold' : action, hits: [...blocked, ...hits] };
}

/** A text that a person approved is not held again for the same words. */
export async function screenEdit(
  form: AdForm,
  ad: { id: string; moderation: Moderation },
  photos: string[],
  tx: Db,
): Promise<Screening> {
  const screening = await screenForm(form, photos, tx);
  if (screening.action === null || ad.moderation !== 'approved') return screening;
  const approved = await tx.screeningHit.findMany({
    where: { adId: ad.id },
    select: { ruleId: true, words: true },
  });
  const known = new Set(approved.map(({ ruleId, words }) => `${ruleId} ${words}`));
  const isNew = screening.hits.some(
    ({ ruleId, words, action }) => action !== 'warn' && !known.has(`${ruleId} ${words}`),
  );
  return isNew ? screening : { ...screening, action: null };
}

function textsOf({ category, title, description, details }: AdForm): ScreenedText[] {
  const free = formKindOf(category).fields.filter(
    ({ control }) => control === 'text' || control === 'textarea',
  );
  const further = free.flatMap(({ name }) => {
    const text = details[name];
    return typeof text === 'string' && text !== description ? [{ field: name, text }] : [];
  });
  return [{ field: 'title', text: title }, { field: 'description', text: description }, ...further];
}

export const namesOf = (images: { imageName: string }[]) =>
  images.map(({ imageName }) => imageName);
