import type { ReactNode } from 'react';
import { IslandScript } from '@/components/layout/island-script';
import { SiteFrame } from '@/components/layout/site-frame';

export default function HomeLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteFrame look="home">{children}</SiteFrame>
      <IslandScript />
    </>
  );
}
