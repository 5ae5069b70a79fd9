import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/layout/site-frame';

export default function MemberLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame signedIn>
      <div className="container-page py-8 sm:py-10">{children}</div>
    </SiteFrame>
  );
}
