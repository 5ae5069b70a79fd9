import { categoryBySlug } from '@/lib/catalogue/categories';

export const goodsGroups: readonly string[] = ['buy-and-sell', 'vehicles'];

export const isOfGoods = (slug: string): boolean =>
  goodsGroups.includes(categoryBySlug(slug)?.groupSlug ?? '');

export const areOfGoods = (slugs: readonly string[]): boolean =>
  slugs.length > 0 && slugs.every(isOfGoods);
