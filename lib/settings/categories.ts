import { categories } from '@/lib/catalogue/categories';
import { type Db, db } from '@/lib/db/client';
import { readSettings } from './store';

export const categorySetting = (slug: string) => `category.${slug}`;
export const categorySettings = categories.map(({ slug }) => categorySetting(slug));
export const closedValue = 'closed';

export async function closedCategories(tx: Db = db): Promise<string[]> {
  const set = await readSettings(categorySettings, tx);
  return categories
    .map(({ slug }) => slug)
    .filter((slug) => set.get(categorySetting(slug)) === closedValue);
}
