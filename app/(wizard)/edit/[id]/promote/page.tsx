import type { Metadata } from 'next';
import { providers } from '@/components/payments/site-providers';
import { Promote } from '@/components/wizard/promote/promote';
import { requirePageActor } from '@/lib/auth/require-page-actor';
import { getPrices } from '@/lib/payments/prices';
import { promotePath } from '@/lib/site-paths';

export const metadata: Metadata = { title: 'Promote this ad' };

type PromotePageProps = { params: Promise<{ id: string }> };

export default async function PromotePage({ params }: PromotePageProps) {
  const { id } = await params;
  const actor = await requirePageActor(promotePath(id));
  return (
    <Promote userId={actor.userId} adId={id} providers={providers()} prices={await getPrices()} />
  );
}
