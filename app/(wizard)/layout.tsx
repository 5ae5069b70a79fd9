import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { ShownNames } from '@/components/layout/shown-names';
import { SiteFrame } from '@/components/layout/site-frame';
import { shownChanges } from '@/lib/catalogue/shown-catalogue';

export const metadata: Metadata = { robots: { index: false } };

export default function WizardLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame signedIn hasFooter={false}>
      <ShownNames changes={shownChanges()} />
      <div className="container-page py-4 sm:py-10">{children}</div>
    </SiteFrame>
  );
}
