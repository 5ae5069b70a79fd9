'use client';

import { useState } from 'react';
import { AccountForm } from '@/components/auth/form/account-form';
import { TextField } from '@/components/auth/form/text-field';
import { useAccountForm } from '@/components/auth/form/use-account-form';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { api } from '@/lib/api/client';
import { accountTexts } from '@/lib/catalogue/account-texts';

export function ForgotForm() {
  const { register, handleSubmit, errorOf, fail, summary, isSubmitting } =
    useAccountForm('requestResetSchema');
  const [message, setMessage] = useState<string>();

  const submit = handleSubmit(async (form) => {
    setMessage(undefined);
    const result = await api.post<{ message?: string }>('/api/auth/request-reset', form);
    if (!result.ok) return fail(result, accountTexts.somethingWrong);
    setMessage(result.data.message ?? accountTexts.resetLinkSent);
  });

  return (
    <AccountForm onSubmit={submit} summary={summary}>
      <TextField
        field={register('email')}
        label="Email"
        type="email"
        autoComplete="username"
        error={errorOf('email')}
      />
      {message && (
        <Notice tone="positive" live>
          {message}
        </Notice>
      )}
      <Button type="submit" busy={isSubmitting} busyLabel="Sending...">
        Send Reset Link
      </Button>
    </AccountForm>
  );
}
