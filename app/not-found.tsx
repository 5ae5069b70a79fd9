import type { Metadata } from 'next';
import { IslandScript } from '@/components/islands/island-script';
import { PageNotFound } from '@/components/layout/page-not-found';
import { SiteFrame } from '@/components/layout/site-frame';

export const metadata: Metadata = { title: 'Page not found' };

export default function NotFound() {
  return (
    <>
      <SiteFrame>
        <PageNotFound />
      </SiteFrame>
      <IslandScript />
    </>
  );
}
