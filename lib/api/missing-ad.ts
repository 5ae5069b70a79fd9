import { type Category, categoryBySlug } from '@/lib/catalogue/categories';
import { type MissingPage, missingPagePath } from './missing-page';

/** Null unless the missing ad's category is known and not adult. */
export function categoryOfMissing(missing: string | null): Category | null {
  const category = missing?.startsWith('ad:') ? categoryBySlug(missing.slice(3)) : undefined;
  return category && !category.isAdult ? category : null;
}

const inCategory = /^none-(.+)$/;

/**
 * Addresses that do not exist, one for each kind. Next renders their pages once, for all missing
 * addresses of the kind.
 */
export const missingPaths = {
  ad: (slug?: string) => (slug ? `/ad/none-${slug}` : '/ad/none'),
  page: missingPagePath,
} as const;

/** The kind of a missing page: an ad for `/ad/none-cars`, else a page. */
export const missingAt = (id: string): MissingPage => missingAdOf(inCategory.exec(id)?.[1]);

export function missingAdOf(category: string | undefined): MissingPage {
  const missing = `ad:${category ?? ''}` as const;
  return categoryOfMissing(missing) ? missing : 'ad';
}
