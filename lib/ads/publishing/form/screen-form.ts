import { formKindOf } from '@/lib/catalogue/form-kinds/form-kinds';
import type { Db } from '@/lib/db/client';
import type { Moderation } from '@/lib/db/generated/enums';
import { getBannedWords } from '@/lib/screening/banned-words';
import { screenPhotos } from '@/lib/screening/photos/screen-photos';
import { actionOf, type ScreenedText, type ScreeningHit } from '@/lib/screening/rule';
import { contactRules } from '@/lib/screening/rules/contact-details';
import { isForModerators } from '@/lib/screening/save-hits';
import { type Screening, screenText } from '@/lib/screening/screen-text';
import type { AdForm } from './ad-form';

export async function screenForm(form: AdForm, photos: string[], tx: Db): Promise<Screening> {
  const hits = [...(await screenPhotos(photos, tx)), ...(await screenTexts(form, tx))];
  return { action: actionOf(hits), hits };
}

export async function screenTexts(form: AdForm, tx: Db): Promise<ScreeningHit[]> {
  const { category, websiteUrl } = form;
  const context = {
    kind: 'ad',
    categoryGroup: category.groupSlug,
    isAdult: category.isAdult,
  } as const;
  const banned = await getBannedWords(tx);
  const { hits } = screenText(textsOf(form), context, banned);
  if (!websiteUrl) return hits;
  const website = screenText([{ field: 'websiteUrl', text: websiteUrl }], context, banned);
  // A link is expected in this field.
  return [...hits, ...website.hits.filter(({ ruleId }) => ruleId !== contactRules.link.id)];
}

/** A text that a moderator approved is not held again for the same words. */
export async function screenEdit(
  form: AdForm,
  ad: { id: string; moderation: Moderation },
  photos: string[],
  tx: Db,
): Promise<Screening> {
  const screening = await screenForm(form, photos, tx);
  if (screening.action === null || ad.moderation !== 'approved') return screening;
  const unknown = await withoutApproved(screening.hits, ad.id, tx);
  return unknown.some(isForModerators) ? screening : { ...screening, action: null };
}

export async function withoutApproved(
  hits: ScreeningHit[],
  adId: string,
  tx: Db,
): Promise<ScreeningHit[]> {
  const approved = await tx.screeningHit.findMany({
    where: { adId },
    select: { ruleId: true, words: true },
  });
  const known = new Set(approved.map(({ ruleId, words }) => `${ruleId} ${words}`));
  return hits.filter(({ ruleId, words }) => !known.has(`${ruleId} ${words}`));
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
