import { categories } from '@/lib/catalogue/categories';
import { createAd } from './ad';
import { type Member, testPhone } from './member';

/** The categories whose ads lead to no other ad of the same person. */
export const standAlone = categories.filter(({ groupSlug }) => groupSlug === 'personals');

export const createStandAlone = (
  owner: Member,
  { name, formKind, isAdult }: (typeof standAlone)[number],
  form: Record<string, unknown> = {},
) =>
  createAd(owner, {
    kind: formKind,
    form: { category: name, ...(isAdult && { age: 30 }), phone: testPhone, ...form },
  });
