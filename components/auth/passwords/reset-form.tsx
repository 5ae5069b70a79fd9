'use client';

import { useState } from 'react';
import { AccountForm } from '@/components/auth/form/account-form';
import { TextField } from '@/components/auth/form/text-field';
import { useAccountForm } from '@/components/auth/form/use-account-form';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { api } from '@/lib/api/client';
import { accountTexts } from '@/lib/catalogue/account-texts';
import { passwordMinAtReset, redirectAfterReset } from '@/lib/catalogue/limits';
import { forgetResetToken } from './reset-token';

export function ResetForm({ token }: { token: string }) {
  const { register, handleSubmit, errorOf, fail, summary, isSubmitting } =
    useAccountForm('resetStepSchema');
  const [message, setMessage] = useState<string>();

  const submit = handleSubmit(async ({ password }) => {
    const result = await api.post<{ message?: string }>('/api/auth/reset-password', {
      token,
      password,
    });
    if (!result.ok) return fail(result, accountTexts.somethingWrong);
    forgetResetToken();
    setMessage(result.data.message ?? accountTexts.resetDone);
    setTimeout(() => window.location.assign('/login'), redirectAfterReset);
  });

  return (
    <AccountForm onSubmit={submit} summary={summary}>
      <TextField
        field={register('password')}
        label="New password"
        type="password"
        autoComplete="new-password"
        hint={`At least ${passwordMinAtReset} characters.`}
        error={errorOf('password')}
      />
      <TextField
        field={register('confirmPassword')}
        label="Confirm new password"
        type="password"
        autoComplete="new-password"
        error={errorOf('confirmPassword')}
      />
      {message && (
        <Notice tone="positive" live>
          {message}
        </Notice>
      )}
      <Button type="submit" busy={isSubmitting || message !== undefined} busyLabel="Saving...">
        Reset Password
      </Button>
    </AccountForm>
  );
}
