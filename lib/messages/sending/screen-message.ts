import { categoryOf } from '@/lib/catalogue/categories';
import type { Db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { messageTexts } from '@/lib/messages/texts';
import { getBannedWords } from '@/lib/screening/banned-words';
import type { ScreeningCategory } from '@/lib/screening/category';
import { likenessRule } from '@/lib/screening/learned/likeness';
import type { ScreeningHit } from '@/lib/screening/rule';
import { contactRules } from '@/lib/screening/rules/contact-details';
import { riskOf } from '@/lib/screening/save-hits';
import { type Screening, screenText } from '@/lib/screening/screen-text';

export type ScreenedMessage = { review: 'flagged' | 'held' | null; risk: number };

const holding: ReadonlySet<ScreeningCategory> = new Set([
  'under-age',
  'coercion and trafficking',
  'hate and abuse',
  'threats and shaming',
  'cruelty to animals',
  'drugs',
  'weapons',
  'prescription medicines',
  'fake documents',
  'fake money',
  'illegal services',
  'protected wildlife',
  'banned words',
]);
/** Delivered and reviewed afterwards, since fraud often looks like an honest question. */
const flagging: ReadonlySet<ScreeningCategory> = new Set([
  'advance fees and couriers',
  'rent before viewing',
  'fake jobs',
]);

const leavingSite =
  'Outside this site we cannot help if something goes wrong. It is safer to stay here until you have met.';
const paying =
  'Nobody should pay, send a code or book a courier for something they have not seen. It is safer to pay when you meet.';

/** Advice for messages, if the rule's own is about ads. */
const advices: Partial<Record<ScreeningCategory, string>> = {
  'contact details': leavingSite,
  links: leavingSite,
  'advance fees and couriers': paying,
  'rent before viewing': paying,
  [likenessRule.category]:
    'Together, these words are typical of scams. Say plainly what you want, and pay only when you meet.',
};

/** Throws `invalid` at the field `confirmed` unless the writer has confirmed the words. */
export async function screenMessage(
  { text, confirmed = false }: { text: string; confirmed?: boolean | undefined },
  category: string,
  tx: Db,
): Promise<ScreenedMessage> {
  const { hits } = screenMessageText(text, category, await getBannedWords(tx));
  if (hits.length === 0) return { review: null, risk: 0 };
  const isHeld = hits.some((hit) => holding.has(hit.category) && !hit.isDoubtful);
  if (!confirmed) {
    const warning = `${isHeld ? messageTexts.heldWarning : messageTexts.warning} ${sentencesOf(hits)}`;
    throw new AppError('invalid', warning, { fields: { confirmed: warning } });
  }
  const isFlagged = hits.some(
    ({ category, ruleId }) =>
      flagging.has(category) || holding.has(category) || ruleId === contactRules.hiddenLink.id,
  );
  return { review: isHeld ? 'held' : isFlagged ? 'flagged' : null, risk: riskOf(hits) };
}

export function screenMessageText(text: string, slug: string, banned: string[]): Screening {
  const { groupSlug: categoryGroup, isAdult } = categoryOf(slug);
  return screenText([{ field: 'text', text }], { kind: 'message', categoryGroup, isAdult }, banned);
}

function sentencesOf(hits: readonly ScreeningHit[]): string {
  const words = new Map<string, Set<string>>();
  for (const hit of hits) {
    const advice = advices[hit.category] ?? hit.advice;
    words.set(advice, (words.get(advice) ?? new Set()).add(`“${hit.words}”`));
  }
  return [...words].map(([advice, found]) => `${[...found].join(', ')}: ${advice}`).join(' ');
}
