import type { Metadata } from 'next';
import { SectionTitle } from '@/components/account/section-title';
import { Alerts } from '@/components/alerts/alerts';
import { MailChoices } from '@/components/alerts/mail-choices';
import { PushDevices } from '@/components/push/push-devices';
import { listAlerts } from '@/lib/alerts/queries';
import { requirePageActor } from '@/lib/auth/require-page-actor';
import { getMailChoices } from '@/lib/notifications/mail-choices';
import { listDevices } from '@/lib/notifications/push/devices';

export const metadata: Metadata = { title: 'Email Alerts' };

export default async function AlertsPage() {
  const actor = await requirePageActor('/my-account/alerts');
  return (
    <div className="max-w-3xl">
      <SectionTitle title="Email Alerts" />
      <div className="grid gap-4">
        <Alerts initial={await listAlerts(actor)} />
        <MailChoices initial={await getMailChoices(actor)} />
        <PushDevices initial={await listDevices(actor)} />
      </div>
    </div>
  );
}
