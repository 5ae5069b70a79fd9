import { AdGrid } from '@/components/cards/ad-grid';
import { Message } from '@/components/layout/message';
import { ButtonLink } from '@/components/ui/button';
import { getAdsInstead } from '@/lib/ads/reading/ads-instead';
import { messages } from '@/lib/catalogue/messages';

/** Rendered once for all missing ads, so it offers the newest ones. */
export async function AdNotFound() {
  const now = new Date();
  const ads = await getAdsInstead(now);
  return (
    <>
      <Message title="Error: this ad is not here">
        <p>{messages.adNotFound} It may have been sold or taken down.</p>
        <ButtonLink href="/search">See current ads</ButtonLink>
      </Message>
      {ads.length > 0 && (
        <section aria-labelledby="instead" className="container-page grid gap-4 pb-8">
          <h2 id="instead" className="text-xl font-bold">
            Just posted
          </h2>
          <AdGrid ads={ads} now={now} />
        </section>
      )}
    </>
  );
}
