import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/layout/site-frame';

/** The forms need React, which cached pages do not have (docs/decisions/019). */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = { robots: { index: false } };

export default function RegistrationLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame hasFooter={false}>
      <div className="container-page py-8 sm:py-12">{children}</div>
    </SiteFrame>
  );
}
