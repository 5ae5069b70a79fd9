import { type Category, categoryOf } from '@/lib/catalogue/categories';
import { formKindOf, wantedChoices } from '@/lib/catalogue/form-kinds/form-kinds';
import { isWanted } from '@/lib/catalogue/form-kinds/is-wanted';

/** True if its owner looks for something and offers nothing. */
export const isWantedAd = (category: Category, details: Record<string, unknown>): boolean =>
  isWanted(formKindOf(category), details);

type Detailed = { categorySlug: string; details: Record<string, unknown> };

/** The ad with what its price label needs to know. */
export const withWanted = <Ad extends Detailed>(ad: Ad) => ({
  ...ad,
  isWanted: isWantedAd(categoryOf(ad.categorySlug), ad.details),
});

export const wantedFieldNames: readonly string[] = wantedChoices.map(({ field }) => field);
