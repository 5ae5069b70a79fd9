import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { ProfileStep } from '@/components/auth/registration/profile-step';
import { StepLost } from '@/components/auth/registration/step-lost';
import { StepCard } from '@/components/auth/registration/steps';
import { EmailAddress } from '@/components/ui/email-address';
import { getEmailChallenge } from '@/lib/accounts/codes/email-challenge';
import { challengeOfBrowser } from '@/lib/auth/challenge-cookie';

export const metadata: Metadata = { title: 'Your details' };

export default async function ProfileDetailsPage() {
  const challenge = await getEmailChallenge(await challengeOfBrowser(), new Date());
  if (!challenge) return <StepLost />;
  if (!challenge.isVerified) redirect('/verify-email');
  return (
    <StepCard
      title="Your details"
      lead={
        <>
          For the account of{' '}
          <strong className="text-ink">
            <EmailAddress>{challenge.email}</EmailAddress>
          </strong>
          .
        </>
      }
      step={3}
    >
      <ProfileStep email={challenge.email} />
    </StepCard>
  );
}
