import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { AdNotFound } from '@/components/ad-page/ad-not-found';
import { AdsInstead } from '@/components/ad-page/ads-instead';
import { IslandScript } from '@/components/islands/island-script';
import { PageNotFound } from '@/components/layout/page-not-found';
import { SiteFrame } from '@/components/layout/site-frame';
import { missingPageHeader } from '@/lib/api/missing-page';

/** Whether the middleware found that the address is one of an ad. */
const isAd = async () => (await headers()).get(missingPageHeader) === 'ad';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await isAd()) ? 'Ad not found' : 'Page not found' };
}

export default async function NotFound() {
  return (
    <>
      <SiteFrame>
        {(await isAd()) ? (
          <AdNotFound>
            <AdsInstead />
          </AdNotFound>
        ) : (
          <PageNotFound />
        )}
      </SiteFrame>
      <IslandScript />
    </>
  );
}
