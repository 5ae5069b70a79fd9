import type { Metadata } from 'next';
import { CodeStep } from '@/components/auth/registration/code-step';
import { StepLost } from '@/components/auth/registration/step-lost';
import { StepCard } from '@/components/auth/registration/steps';
import { ButtonLink } from '@/components/ui/button';
import { EmailAddress } from '@/components/ui/email-address';
import { getEmailChallenge } from '@/lib/accounts/codes/email-challenge';
import { challengeOfBrowser } from '@/lib/auth/challenge-cookie';
import { resendCooldown } from '@/lib/catalogue/limits';
import { second } from '@/lib/dates';
import { staysInOutbox } from '@/lib/notifications/carriers/carriers';

export const metadata: Metadata = { title: 'Verify your email' };

export default async function VerifyEmailPage() {
  const now = new Date();
  const challenge = await getEmailChallenge(await challengeOfBrowser(), now);
  if (!challenge) return <StepLost />;

  const { email, createdAt, isVerified } = challenge;
  const address = (
    <strong className="text-ink">
      <EmailAddress>{email}</EmailAddress>
    </strong>
  );
  if (isVerified) {
    return (
      <StepCard title="Your email is verified" lead={address} step={2}>
        <ButtonLink href="/profile-details">Continue</ButtonLink>
      </StepCard>
    );
  }
  const waited = now.getTime() - createdAt.getTime();
  const cooldown = Math.max(0, Math.ceil((resendCooldown - waited) / second));
  return (
    <StepCard title="Verify your email" lead={<>Enter the code we sent to {address}.</>} step={2}>
      <CodeStep email={email} cooldown={cooldown} isDemo={staysInOutbox('email')} />
    </StepCard>
  );
}
