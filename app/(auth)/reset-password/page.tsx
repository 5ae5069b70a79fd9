import type { Metadata } from 'next';
import { ResetStep } from '@/components/auth/passwords/reset-step';
import { isResetTokenLive } from '@/lib/accounts/passwords/reset-password';

export const metadata: Metadata = {
  title: 'Choose a new password',
  // The address contains the token until the page's script removes it.
  referrer: 'no-referrer',
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ResetPasswordPage({ searchParams }: Props) {
  const { token } = await searchParams;
  const isLive = typeof token === 'string' && (await isResetTokenLive(token, new Date()));
  return <ResetStep token={isLive ? token : null} hasToken={token !== undefined} />;
}
