import type { Metadata } from 'next';
import { providers } from '@/components/payments/site-providers';
import { Wizard } from '@/components/wizard/wizard';
import { adultAdsClosed } from '@/lib/accounts/adult-ads-closed';
import { getMe } from '@/lib/accounts/get-me';
import { verifiedPhonesOf } from '@/lib/accounts/phones/verified-phones';
import { closedFor } from '@/lib/ads/publishing/lifetime/closed-for';
import { requirePageActor } from '@/lib/auth/require-page-actor';
import { canSend } from '@/lib/notifications/carriers/carriers';
import { getPrices } from '@/lib/payments/prices';

export const metadata: Metadata = { title: 'Edit Your Ad' };

type EditPageProps = { params: Promise<{ id: string }> };

export default async function EditPage({ params }: EditPageProps) {
  const { id } = await params;
  const actor = await requirePageActor(`/edit/${id}`);
  return (
    <Wizard
      userId={actor.userId}
      username={(await getMe(actor)).username}
      verifiedPhones={await verifiedPhonesOf(actor)}
      canVerifyPhones={canSend('whatsapp')}
      providers={providers()}
      prices={await getPrices()}
      adultClosed={await adultAdsClosed()}
      closedCategories={await closedFor(actor, id)}
      adId={id}
    />
  );
}
