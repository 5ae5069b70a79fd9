import type { Metadata } from 'next';
import { AuthCard } from '@/components/auth/auth-card';
import { ResetForm } from '@/components/auth/passwords/reset-form';
import { ButtonLink } from '@/components/ui/button';
import { isResetTokenLive } from '@/lib/accounts/passwords/reset-password';
import { messages } from '@/lib/catalogue/messages';

export const metadata: Metadata = {
  title: 'Choose a new password',
  robots: { index: false },
  // The address holds the token.
  referrer: 'no-referrer',
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ResetPasswordPage({ searchParams }: Props) {
  const { token } = await searchParams;
  if (typeof token !== 'string' || !(await isResetTokenLive(token, new Date()))) {
    return (
      <AuthCard title="This link no longer works" lead={messages.resetLinkSpent}>
        <ButtonLink href="/forgot-password">Ask for a new link</ButtonLink>
      </AuthCard>
    );
  }
  return (
    <AuthCard title="Choose a new password" lead="You will be logged out on all devices.">
      <ResetForm token={token} />
    </AuthCard>
  );
}
