import { AdGrid } from '@/components/cards/ad-grid';
import { getAdsInstead } from '@/lib/ads/reading/ads-instead';

/** The page of missing ads is rendered once for all of them, so it offers the newest ads. */
export async function AdsInstead() {
  const now = new Date();
  const ads = await getAdsInstead(now);
  if (ads.length === 0) return null;
  return (
    <section aria-labelledby="instead" className="container-page grid gap-4 pb-8">
      <h2 id="instead" className="text-xl font-bold">
        Just posted
      </h2>
      <AdGrid ads={ads} now={now} />
    </section>
  );
}
