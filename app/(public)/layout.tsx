import type { ReactNode } from 'react';
import { IslandScript } from '@/components/islands/island-script';
import { SiteFrame } from '@/components/layout/site-frame';

/** Pages here are cached whole: nothing below may read cookies, headers or the query. */
export default function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteFrame>{children}</SiteFrame>
      <IslandScript />
    </>
  );
}
