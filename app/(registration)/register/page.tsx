import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { loginReason } from '@/components/auth/login-reason';
import { EmailStep } from '@/components/auth/registration/email-step';
import { StepCard } from '@/components/auth/registration/steps';
import { getEmailChallenge } from '@/lib/accounts/codes/email-challenge';
import { nextPath } from '@/lib/accounts/next-path';
import { challengeOfBrowser } from '@/lib/auth/challenge-cookie';
import { pageActor } from '@/lib/auth/current-actor';

export const metadata: Metadata = { title: 'Create an account' };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function RegisterPage({ searchParams }: Props) {
  const next = nextPath((await searchParams).next);
  if (await pageActor()) redirect(next);
  const reason = loginReason(next);
  const challenge = await getEmailChallenge(await challengeOfBrowser(), new Date());
  return (
    <StepCard
      title="Create an account"
      lead={reason ? `Create an account to ${reason}` : 'Posting ads is free.'}
      step={1}
    >
      <EmailStep waitingFor={challenge?.email} />
      <p className="border-t border-line pt-5">
        Already have an account?{' '}
        <a href={reason ? `/login?next=${encodeURIComponent(next)}` : '/login'} className="link">
          Log in
        </a>
      </p>
    </StepCard>
  );
}
