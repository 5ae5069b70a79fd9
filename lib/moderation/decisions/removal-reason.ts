import { ruleOf } from '@/lib/catalogue/moderation-rules';
import type { DecisionForm } from '@/lib/moderation/schema';

/** Shown to the owner with the removed ad. */
export const removalReason = ({ rule, note }: Pick<DecisionForm, 'rule' | 'note'>): string =>
  [ruleOf(rule)?.title, note].filter(Boolean).join(': ');
