import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/layout/site-frame';

export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame>
      <div className="container-page py-8 sm:py-12">{children}</div>
    </SiteFrame>
  );
}
