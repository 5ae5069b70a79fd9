import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { EmailStep } from '@/components/auth/registration/email-step';
import { StepCard } from '@/components/auth/registration/steps';
import { isMessageAddress } from '@/components/messages/message-address';
import { getEmailChallenge } from '@/lib/accounts/codes/email-challenge';
import { nextPath } from '@/lib/accounts/next-path';
import { challengeOfBrowser } from '@/lib/auth/challenge-cookie';
import { pageActor } from '@/lib/auth/current-actor';

export const metadata: Metadata = { title: 'Create an account' };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function RegisterPage({ searchParams }: Props) {
  const next = nextPath((await searchParams).next);
  if (await pageActor()) redirect(next);
  const isForMessage = isMessageAddress(next);
  const challenge = await getEmailChallenge(await challengeOfBrowser(), new Date());
  return (
    <StepCard
      title="Create an account"
      lead={
        isForMessage
          ? 'Create an account to send your message. Your text is kept.'
          : 'Posting ads is free.'
      }
      step={1}
    >
      <EmailStep waitingFor={challenge?.email} />
      <p className="border-t border-line pt-5">
        Already have an account?{' '}
        <a
          href={isForMessage ? `/login?next=${encodeURIComponent(next)}` : '/login'}
          className="link"
        >
          Log in
        </a>
      </p>
    </StepCard>
  );
}
