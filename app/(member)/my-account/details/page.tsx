import type { Metadata } from 'next';
import { SectionTitle } from '@/components/account/section-title';
import { formatPhone } from '@/lib/accounts/format-phone';
import { getMe } from '@/lib/accounts/get-me';
import { requirePageActor } from '@/lib/auth/require-page-actor';
import { formatDate } from '@/lib/dates';

export const metadata: Metadata = { title: 'My Details' };

export default async function DetailsPage() {
  const me = await getMe(await requirePageActor('/my-account/details'));
  const rows = [
    ['Full name', `${me.firstName} ${me.lastName}`.trim()],
    ['Username', me.username],
    ['Email', me.email],
    ['Phone', me.phone && formatPhone(me.phone)],
    ['Gender', me.gender],
    ['Date of birth', me.dob && formatDate(new Date(me.dob))],
  ] as const;
  return (
    <>
      <SectionTitle title="My Details" />
      <dl className="card max-w-2xl divide-y divide-line">
        {rows.map(([label, value]) => (
          <div key={label} className="grid gap-x-6 px-5 py-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
            <dt className="text-muted">{label}</dt>
            <dd className="font-medium wrap-anywhere">{value || 'N/A'}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
