import { AdGrid } from '@/components/cards/ad-grid';
import { getAdsInstead } from '@/lib/ads/reading/ads-instead';
import type { Category } from '@/lib/catalogue/categories';
import { shownName } from '@/lib/catalogue/shown-catalogue';
import { browsePath } from '@/lib/site-paths';

/** Rendered once for all missing ads of a category. */
export async function AdsInstead({ category }: { category: Category | null }) {
  const now = new Date();
  const { ads, areSimilar } = await getAdsInstead(now, category?.slug);
  if (ads.length === 0) return null;
  return (
    <section aria-labelledby="instead" className="container-page grid gap-4 pb-8">
      <div className="section-head">
        <h2 id="instead">{areSimilar ? 'Similar ads' : 'Just posted'}</h2>
        {areSimilar && category && (
          <a href={browsePath(category.slug)} className="link py-2">
            All ads in {shownName(category)}
          </a>
        )}
      </div>
      <AdGrid ads={ads} now={now} />
    </section>
  );
}
