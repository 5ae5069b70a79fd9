import type { Metadata } from 'next';
import { ChangeEmail } from '@/components/account/details/change-email';
import { DeleteAccount } from '@/components/account/details/delete-account';
import { DetailRow } from '@/components/account/details/detail-row';
import { DownloadData } from '@/components/account/details/download-data';
import { EditDetails } from '@/components/account/details/edit-details';
import { VerifiedPhones } from '@/components/account/details/verified-phones';
import { VerifyPhone } from '@/components/account/details/verify-phone';
import { SectionTitle } from '@/components/account/section-title';
import { EmailAddress } from '@/components/ui/email-address';
import { getMe } from '@/lib/accounts/get-me';
import { verifiedPhonesOf } from '@/lib/accounts/phones/verified-phones';
import { requirePageActor } from '@/lib/auth/require-page-actor';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { formatDate } from '@/lib/dates';
import { canSend } from '@/lib/notifications/carriers/carriers';

export const metadata: Metadata = { title: 'My Details' };

export default async function DetailsPage() {
  const actor = await requirePageActor('/my-account/details');
  const [me, phones] = await Promise.all([getMe(actor), verifiedPhonesOf(actor)]);
  const canVerify = canSend('whatsapp');
  const { firstName, lastName, username, email, gender, dob } = me;
  return (
    <div className="max-w-2xl">
      <SectionTitle title="My Details">
        <EditDetails details={{ firstName, lastName, username, gender, dob }} />
      </SectionTitle>
      <dl className="card divide-y divide-line">
        <DetailRow label="Full name">{`${firstName} ${lastName}`.trim()}</DetailRow>
        <DetailRow label="Username">{username}</DetailRow>
        <DetailRow label="Email" action={<ChangeEmail />}>
          <EmailAddress>{email}</EmailAddress>
        </DetailRow>
        <DetailRow
          label="Phone"
          action={canVerify && <VerifyPhone verified={phones} />}
          note={canVerify ? undefined : siteTexts.phonesNotVerified}
        >
          {phones.length > 0 && <VerifiedPhones numbers={phones} />}
        </DetailRow>
        <DetailRow label="Gender">{gender}</DetailRow>
        <DetailRow label="Date of birth">{dob && formatDate(new Date(dob))}</DetailRow>
      </dl>
      <section aria-labelledby="your-data" className="mt-10 grid gap-4">
        <h2 id="your-data" className="text-xl font-semibold">
          Your data
        </h2>
        <p className="text-muted">
          Download a copy of everything we store about you, or have all of it erased.
        </p>
        <div className="flex flex-wrap gap-3">
          <DownloadData />
          <DeleteAccount />
        </div>
      </section>
    </div>
  );
}
