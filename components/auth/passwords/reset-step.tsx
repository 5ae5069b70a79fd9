'use client';

import { useEffect, useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { NarrowCard } from '@/components/ui/narrow-card';
import { accountTexts } from '@/lib/catalogue/account-texts';
import { ResetForm } from './reset-form';
import { forgetResetToken, storedResetToken, takeResetTokenFromAddress } from './reset-token';

type ResetStepProps = {
  /** The token in the address, if it is valid. */
  token: string | null;
  /** The address has a token, valid or not, so the stored one is ignored. */
  hasToken: boolean;
};

export function ResetStep({ token, hasToken }: ResetStepProps) {
  const [held, setHeld] = useState(token);

  useEffect(() => {
    takeResetTokenFromAddress();
    if (token) return;
    if (hasToken) forgetResetToken();
    else setHeld(storedResetToken());
  }, [token, hasToken]);

  if (!held) {
    return (
      <NarrowCard title="This link no longer works" lead={accountTexts.resetLinkSpent}>
        <ButtonLink href="/forgot-password">Ask for a new link</ButtonLink>
      </NarrowCard>
    );
  }
  return (
    <NarrowCard title="Choose a new password" lead="You will be logged out on all devices.">
      <ResetForm token={held} />
    </NarrowCard>
  );
}
