import type { Metadata } from 'next';
import { DayChart } from '@/components/account/figures/day-chart';
import { DayTable } from '@/components/account/figures/day-table';
import { Sources } from '@/components/account/figures/sources';
import { UpgradeEffects } from '@/components/account/figures/upgrade-effects';
import { SectionTitle } from '@/components/account/section-title';
import { ButtonLink } from '@/components/ui/button';
import { getAdDays } from '@/lib/ads/visits/get-ad-days';
import { requirePageActor } from '@/lib/auth/require-page-actor';
import { orNotFound } from '../../../or-not-found';

export const metadata: Metadata = { title: 'Figures of your ad' };

type FiguresPageProps = { params: Promise<{ id: string }> };

export default async function FiguresPage({ params }: FiguresPageProps) {
  const { id } = await params;
  const actor = await requirePageActor(`/my-account/ads/${id}/figures`);
  const figures = await orNotFound(getAdDays(actor, id, new Date()));
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      <SectionTitle title="Figures">
        <ButtonLink href="/my-account" look="quiet" size="small">
          My Ads
        </ButtonLink>
      </SectionTitle>
      <p className="-mt-6 text-lg font-semibold wrap-anywhere">{figures.title}</p>
      <DayChart days={figures.days} visits={figures.visits} />
      <Sources days={figures.days} />
      <UpgradeEffects effects={figures.upgrades} />
      <DayTable days={figures.days} />
    </div>
  );
}
