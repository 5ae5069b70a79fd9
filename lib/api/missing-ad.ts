import { type Category, categoryBySlug } from '@/lib/catalogue/categories';
import type { MissingPage } from './missing-page';

/** Null but for an ad whose category is known and not adult. */
export function categoryOfMissing(missing: string | null): Category | null {
  const category = missing?.startsWith('ad:') ? categoryBySlug(missing.slice(3)) : undefined;
  return category && !category.isAdult ? category : null;
}

const inCategory = /^none-(.+)$/;

/**
 * Addresses of things that do not exist. The page that Next renders for them is sent for all
 * missing addresses of the kind.
 */
export const missingPaths = {
  ad: (slug?: string) => (slug ? `/ad/none-${slug}` : '/ad/none'),
  page: '/nothing-is-here',
} as const;

/** What is missing at `/ad/none-cars`, and at any other address that is not one of an ad. */
export const missingAt = (id: string): MissingPage => missingAdOf(inCategory.exec(id)?.[1]);

export function missingAdOf(category: string | undefined): MissingPage {
  const missing = `ad:${category ?? ''}` as const;
  return categoryOfMissing(missing) ? missing : 'ad';
}
