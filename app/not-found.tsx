import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { AdNotFound } from '@/components/ad-page/ad-not-found';
import { AdsInstead } from '@/components/ad-page/ads-instead';
import { IslandScript } from '@/components/layout/island-script';
import { PageNotFound } from '@/components/layout/page-not-found';
import { SiteFrame } from '@/components/layout/site-frame';
import { categoryOfMissing } from '@/lib/pages/missing-ad';
import { missingPageHeader } from '@/lib/pages/missing-page';

/** The kind of missing page, found by the middleware. */
const missing = async () => (await headers()).get(missingPageHeader);

const isAd = async () => /^ad(:|$)/.test((await missing()) ?? '');

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await isAd()) ? 'Ad not found' : 'Page not found' };
}

export default async function NotFound() {
  return (
    <>
      <SiteFrame>
        {(await isAd()) ? (
          <AdNotFound>
            <AdsInstead category={categoryOfMissing(await missing())} />
          </AdNotFound>
        ) : (
          <PageNotFound />
        )}
      </SiteFrame>
      <IslandScript />
    </>
  );
}
