import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/layout/site-frame';

/** Nothing here is what anybody looks for. */
export const metadata: Metadata = { robots: { index: false } };

export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame>
      <div className="container-page py-8 sm:py-12">{children}</div>
    </SiteFrame>
  );
}
