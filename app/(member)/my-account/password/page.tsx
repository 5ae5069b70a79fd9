import type { Metadata } from 'next';
import { PasswordForm } from '@/components/account/password-form';
import { SectionTitle } from '@/components/account/section-title';
import { getMe } from '@/lib/accounts/get-me';
import { requirePageActor } from '@/lib/auth/require-page-actor';

export const metadata: Metadata = { title: 'Change Password' };

export default async function PasswordPage() {
  const { email } = await getMe(await requirePageActor('/my-account/password'));
  return (
    <>
      <SectionTitle title="Change Password" />
      <div className="card max-w-md p-5 sm:p-6">
        <PasswordForm email={email} />
      </div>
    </>
  );
}
