import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { AgeGate } from '@/components/adult/age-gate';
import { SiteFrame } from '@/components/layout/site-frame';
import { wasRefused } from '@/lib/auth/age-assurance/visit';
import { ageProvider, hasAgeCheck } from '@/lib/auth/age-check';

/** Parental filters look for the RTA label. */
export const metadata: Metadata = {
  title: { absolute: 'Adult' },
  robots: { index: false, follow: false },
  other: { rating: ['adult', 'RTA-5042-1996-1400-1577-RTA'] },
};

export default async function AdultLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame>
      {(await hasAgeCheck()) ? (
        children
      ) : (
        <AgeGate provider={await ageProvider()} wasRefused={await wasRefused()} />
      )}
    </SiteFrame>
  );
}
