import type { RuleKey } from '@/lib/catalogue/moderation-rules';
import type { ScreeningCategory } from '@/lib/screening/category';

/**
 * Rules whose remedy is to take words out, and the hits that they are about. Words of frauds and of
 * the learned rule are never shown, because they would tell a fraudster what to avoid.
 */
const shown: Partial<Record<RuleKey, readonly ScreeningCategory[]>> = {
  prohibited: [
    'drugs',
    'drugs, weapons and documents in other languages',
    'illegal services',
    'prescription medicines',
    'protected wildlife',
    'stolen goods',
    'unsafe goods',
    'untaxed goods',
    'untaxed goods in other languages',
    'weapons',
  ],
  counterfeit: ['counterfeit'],
  'adult-content': ['adult services in another category'],
  hate: ['discrimination', 'hate and abuse', 'threats and shaming'],
  'contact-details': ['contact details', 'links'],
};

const categoriesOf = (rule: string | null): readonly string[] => shown[rule as RuleKey] ?? [];

type Hit = { ruleId: string; category: string; words: string };

/** The matched words that a notice about the rule lists. */
export function wordsToShow(rule: string | null, hits: readonly Hit[]): string[] {
  const categories = categoriesOf(rule);
  const listed = hits.filter(
    ({ ruleId, category }) => categories.includes(category) && !ruleId.startsWith('like-'),
  );
  return [...new Set(listed.map(({ words }) => words))];
}

/** Earlier decisions stored the words of all hits. */
export const storedWordsToShow = (rule: string | null, words: string[]): string[] =>
  categoriesOf(rule).length > 0 ? words : [];
