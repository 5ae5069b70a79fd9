import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AuthCard } from '@/components/auth/auth-card';
import { EmailStep } from '@/components/auth/registration/email-step';
import { getEmailChallenge } from '@/lib/accounts/codes/email-challenge';
import { challengeOfBrowser } from '@/lib/auth/challenge-cookie';
import { pageActor } from '@/lib/auth/current-actor';

export const metadata: Metadata = { title: 'Create an account' };

export default async function RegisterPage() {
  if (await pageActor()) redirect('/my-account');
  const challenge = await getEmailChallenge(await challengeOfBrowser(), new Date());
  return (
    <AuthCard title="Create an account" lead="Posting ads is free." step={1}>
      <EmailStep waitingFor={challenge?.email} />
      <p className="border-t border-line pt-5">
        Already have an account?{' '}
        <a href="/login" className="link">
          Log in
        </a>
      </p>
    </AuthCard>
  );
}
