import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/layout/site-frame';

export const metadata: Metadata = { robots: { index: false } };

export default function WizardLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame signedIn hasFooter={false}>
      <div className="container-page py-4 sm:py-10">{children}</div>
    </SiteFrame>
  );
}
