import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/layout/site-frame';

export const metadata: Metadata = { robots: { index: false } };

export default function LinksLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame>
      <div className="container-page py-8 sm:py-12">{children}</div>
    </SiteFrame>
  );
}
