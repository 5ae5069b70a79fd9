import type { ReactNode } from 'react';
import { IslandScript } from '@/components/layout/island-script';
import { SiteFrame } from '@/components/layout/site-frame';

export default function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteFrame>{children}</SiteFrame>
      <IslandScript />
    </>
  );
}
