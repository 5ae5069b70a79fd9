'use client';

import { useState } from 'react';
import { rememberDemoCode } from '@/components/auth/codes/demo-code';
import { AccountForm } from '@/components/auth/form/account-form';
import { TextField } from '@/components/auth/form/text-field';
import { useAccountForm } from '@/components/auth/form/use-account-form';
import { Button } from '@/components/ui/button';
import { EmailAddress } from '@/components/ui/email-address';
import { FieldError } from '@/components/ui/fields/field';
import { Notice } from '@/components/ui/notice';
import { api } from '@/lib/api/client';
import { accountTexts } from '@/lib/catalogue/account-texts';
import { codeDigits, redirectAfterCodeSent } from '@/lib/catalogue/limits';
import { TermsText } from './terms-text';

export function EmailStep({ waitingFor }: { waitingFor: string | undefined }) {
  const { register, handleSubmit, errorOf, fail, summary, isSubmitting } = useAccountForm(
    'emailStepSchema',
    waitingFor ? { email: waitingFor } : undefined,
  );
  const [isSent, setIsSent] = useState(false);
  const termsError = errorOf('terms');

  const submit = handleSubmit(async ({ email }) => {
    const result = await api.post<{ code?: string }>('/api/auth/send-code', { email });
    if (!result.ok) return fail(result, accountTexts.somethingWrong, accountTexts.serverError);
    rememberDemoCode(result.data.code);
    setIsSent(true);
    // A full page load, so that Back shows the current state of this step.
    setTimeout(() => window.location.assign('/verify-email'), redirectAfterCodeSent);
  });

  return (
    <AccountForm onSubmit={submit} summary={summary}>
      {waitingFor && !isSent && (
        <Notice>
          We have sent a code to{' '}
          <strong>
            <EmailAddress>{waitingFor}</EmailAddress>
          </strong>
          .{' '}
          <a href="/verify-email" className="link">
            Enter the code
          </a>
        </Notice>
      )}
      <TextField
        field={register('email')}
        label="Email"
        type="email"
        autoComplete="email"
        hint={`We send a ${codeDigits}-digit code to this address.`}
        error={errorOf('email')}
      />
      <div className="grid gap-1.5">
        <FieldError id="terms" error={termsError} />
        <label className="flex min-h-11 items-start gap-3 py-2">
          <input
            {...register('terms')}
            id="terms"
            type="checkbox"
            aria-required
            aria-invalid={termsError ? true : undefined}
            aria-describedby={termsError ? 'terms-error' : undefined}
            className="mt-0.5 size-5 shrink-0 accent-accent"
          />
          <TermsText />
        </label>
      </div>
      {isSent && (
        <Notice tone="positive" live>
          {accountTexts.codeSentByEmail}
        </Notice>
      )}
      <Button type="submit" busy={isSubmitting || isSent} busyLabel="Sending...">
        Continue
      </Button>
    </AccountForm>
  );
}
