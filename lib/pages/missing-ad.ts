import { type Category, categoryBySlug } from '@/lib/catalogue/categories';
import { type MissingPage, missingPagePath } from './missing-page';

export function categoryOfMissing(missing: string | null): Category | null {
  const category = missing?.startsWith('ad:') ? categoryBySlug(missing.slice(3)) : undefined;
  return category && !category.isAdult ? category : null;
}

const inCategory = /^none-(.+)$/;

/** Addresses that do not exist, one for each kind, so that Next renders each page only once. */
export const missingPaths = {
  ad: (slug?: string) => (slug ? `/ad/none-${slug}` : '/ad/none'),
  page: missingPagePath,
} as const;

export const missingAt = (id: string): MissingPage => missingAdOf(inCategory.exec(id)?.[1]);

export function missingAdOf(category: string | undefined): MissingPage {
  const missing = `ad:${category ?? ''}` as const;
  return categoryOfMissing(missing) ? missing : 'ad';
}
