import type { Metadata } from 'next';
import { SectionTitle } from '@/components/account/section-title';
import { Alerts } from '@/components/alerts/alerts';
import { MailChoices } from '@/components/alerts/mail-choices';
import { PushDevices } from '@/components/push/push-devices';
import { alertName } from '@/lib/alerts/alert-name';
import { searchAt } from '@/lib/alerts/alert-search';
import { isSellerAddress } from '@/lib/alerts/followed-seller';
import { listAlerts } from '@/lib/alerts/queries';
import { requirePageActor } from '@/lib/auth/require-page-actor';
import { AppError } from '@/lib/errors';
import { getMailChoices } from '@/lib/notifications/mail-choices';
import { listDevices } from '@/lib/notifications/push/devices';

export const metadata: Metadata = { title: 'Email Alerts' };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function AlertsPage({ searchParams }: Props) {
  const actor = await requirePageActor('/my-account/alerts');
  const { add } = await searchParams;
  return (
    <div className="max-w-3xl">
      <SectionTitle title="Email Alerts" />
      <div className="grid gap-4">
        <Alerts
          initial={await listAlerts(actor)}
          add={typeof add === 'string' ? named(add) : null}
        />
        <MailChoices initial={await getMailChoices(actor)} />
        <PushDevices initial={await listDevices(actor)} />
      </div>
    </div>
  );
}

function named(search: string) {
  if (isSellerAddress(search)) {
    return { search, name: `Ads of ${search.split('/').at(-1)}` };
  }
  try {
    return { search, name: alertName(searchAt(search)) };
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
