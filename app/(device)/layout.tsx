import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/layout/site-frame';

/** The list is stored in the browser, so the page needs React (docs/decisions/019). */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = { robots: { index: false } };

export default function DeviceLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame>
      <div className="container-page py-8 sm:py-10">{children}</div>
    </SiteFrame>
  );
}
