'use client';

import { useEffect } from 'react';
import { CodeField } from '@/components/auth/codes/code-field';
import { DemoCode } from '@/components/auth/codes/demo-code-notice';
import { ResendCode } from '@/components/auth/codes/resend-code';
import { AccountForm } from '@/components/auth/form/account-form';
import { useAccountForm } from '@/components/auth/form/use-account-form';
import { Button } from '@/components/ui/button';
import { api } from '@/lib/api/client';
import { resendCooldown } from '@/lib/catalogue/limits';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { second } from '@/lib/dates';
import type { NewEmail } from './new-email-form';

type EmailCodeFormProps = {
  sent: NewEmail;
  onChanged: (message: string) => void;
  onBack: () => void;
};

export function EmailCodeForm({ sent, onChanged, onBack }: EmailCodeFormProps) {
  const { email, password, isDemo } = sent;
  const { register, handleSubmit, setFocus, errorOf, fail, summary, isSubmitting } =
    useAccountForm('codeStepSchema');
  // The focused button was removed.
  useEffect(() => setFocus('code'), [setFocus]);

  const submit = handleSubmit(async ({ code }) => {
    const body = { email, password, code };
    const result = await api.post<{ message: string }>('/api/users/me/email', body);
    if (!result.ok) return fail(result, siteTexts.invalidCode, siteTexts.serverError);
    onChanged(result.data.message);
  });

  return (
    <div className="grid gap-5">
      <p>
        We sent a code to <strong className="wrap-anywhere">{email}</strong>.{' '}
        <button type="button" onClick={onBack} className="link">
          Use another address
        </button>
      </p>
      {isDemo && <DemoCode />}
      <AccountForm onSubmit={submit} summary={summary}>
        <CodeField field={register('code')} error={errorOf('code')} className="tracking-widest" />
        <Button type="submit" busy={isSubmitting} busyLabel="Verifying...">
          Change email
        </Button>
      </AccountForm>
      <ResendCode
        path="/api/users/me/email-code"
        body={{ email, password }}
        cooldown={resendCooldown / second}
      />
    </div>
  );
}
