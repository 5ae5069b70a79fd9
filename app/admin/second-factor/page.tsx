import type { Metadata } from 'next';
import { SecondFactor } from '@/components/admin/second-factor/second-factor';
import { NarrowCard } from '@/components/ui/narrow-card';
import { nextPath } from '@/lib/accounts/next-path';
import { hasSecondFactor } from '@/lib/accounts/second-factor/set-up';
import { requireRolePage } from '@/lib/auth/staff';

export const metadata: Metadata = { title: 'Second factor' };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function SecondFactorPage({ searchParams }: Props) {
  const staff = await requireRolePage('/admin/second-factor');
  const next = nextPath((await searchParams).next ?? '/admin');
  return (
    <div className="py-8">
      <NarrowCard title="Second factor">
        <SecondFactor hasOne={await hasSecondFactor(staff)} next={next} />
      </NarrowCard>
    </div>
  );
}
