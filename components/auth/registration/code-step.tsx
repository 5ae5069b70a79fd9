'use client';

import { useState } from 'react';
import { CodeField } from '@/components/auth/codes/code-field';
import { DemoCode } from '@/components/auth/codes/demo-code-notice';
import { ResendCode } from '@/components/auth/codes/resend-code';
import { AccountForm } from '@/components/auth/form/account-form';
import { useAccountForm } from '@/components/auth/form/use-account-form';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { api } from '@/lib/api/client';
import { accountTexts } from '@/lib/catalogue/account-texts';
import { redirectAfterCodeVerified } from '@/lib/catalogue/limits';

type CodeStepProps = {
  email: string;
  /** Seconds until another code can be requested. */
  cooldown: number;
  isDemo: boolean;
};

export function CodeStep({ email, cooldown, isDemo }: CodeStepProps) {
  const form = useAccountForm('codeStepSchema');
  const { register, handleSubmit, errorOf, fail, summary, isSubmitting } = form;
  const [isVerified, setIsVerified] = useState(false);

  const submit = handleSubmit(async ({ code }) => {
    const result = await api.post('/api/auth/verify-code', { email, code });
    if (!result.ok) return fail(result, accountTexts.invalidCode, accountTexts.serverError);
    setIsVerified(true);
    setTimeout(() => window.location.assign('/profile-details'), redirectAfterCodeVerified);
  });

  return (
    <>
      {isDemo && <DemoCode />}
      <AccountForm onSubmit={submit} summary={summary}>
        <CodeField
          field={register('code')}
          error={errorOf('code')}
          autoFocus
          className="h-14 text-2xl font-semibold tracking-[0.5em]"
        />
        {isVerified && (
          <Notice tone="positive" live>
            {accountTexts.codeVerified}
          </Notice>
        )}
        <Button type="submit" busy={isSubmitting || isVerified} busyLabel="Verifying...">
          Verify
        </Button>
      </AccountForm>
      <ResendCode path="/api/auth/send-code" body={{ email }} cooldown={cooldown} />
      <p className="text-sm text-muted">
        Not in your inbox? Look into the spam folder, or{' '}
        <a href="/register" className="link">
          use another address
        </a>
        .
      </p>
    </>
  );
}
