import { categoryBySlug } from '@/lib/catalogue/categories';

export const goodsGroups: readonly string[] = ['buy-and-sell', 'vehicles'];

/** A home with parking is not a parking space, nor with storage a place to store things. */
export const areOfSpaces = (slugs: readonly string[]): boolean =>
  slugs.length > 0 && slugs.every((slug) => slug === 'garage-storage');

export const isOfGoods = (slug: string): boolean =>
  goodsGroups.includes(categoryBySlug(slug)?.groupSlug ?? '');

export const areOfGoods = (slugs: readonly string[]): boolean =>
  slugs.length > 0 && slugs.every(isOfGoods);

/** "Ps4 hdmi repair": any of these may have it. */
export const servicesForGoods: readonly string[] = [
  'other-services',
  'find-a-tradesman',
  'web-and-it-services',
];
