import { formatAge } from '@/lib/dates';
import type { Draft } from '@/lib/drafts/queries';

/* Drafts as My Account and the wizard list them. */

export const isPaid = ({ payment }: Draft): boolean => payment?.state === 'paid';

export const paidFirst = (a: Draft, b: Draft): number => Number(isPaid(b)) - Number(isPaid(a));

export const titleOf = ({ form }: Draft): string =>
  (typeof form.title === 'string' && form.title.trim()) || 'No title yet';

/** "just now", "2 h ago" */
export function savedText({ updatedAt }: Draft, now: Date): string {
  const age = formatAge(new Date(updatedAt), now);
  return age === 'now' ? 'just now' : age;
}
