'use client';

import { useState } from 'react';
import { AccountForm } from '@/components/auth/form/account-form';
import { TextField } from '@/components/auth/form/text-field';
import { useAccountForm } from '@/components/auth/form/use-account-form';
import { CurrentPassword } from '@/components/auth/passwords/current-password';
import { PasswordChecklist } from '@/components/auth/passwords/password-checklist';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { api } from '@/lib/api/client';
import { siteTexts } from '@/lib/catalogue/site-texts';

/** `email` tells password managers which login it is for. */
export function PasswordForm({ email }: { email: string }) {
  const { register, handleSubmit, errorOf, fail, summary, isSubmitting, watch, reset } =
    useAccountForm('changePasswordSchema');
  const [message, setMessage] = useState<string>();

  const submit = handleSubmit(async (form) => {
    setMessage(undefined);
    const result = await api.post<{ message?: string }>('/api/users/me/change-password', form);
    if (!result.ok) return fail(result, siteTexts.somethingWrong, siteTexts.serverError);
    setMessage(result.data.message ?? siteTexts.passwordUpdated);
    reset({ currentPassword: '', newPassword: '', confirmPassword: '' });
    const { restorePush } = await import('@/components/push/push-device');
    await restorePush();
  });

  return (
    <AccountForm onSubmit={submit} summary={summary}>
      {message && (
        <Notice tone="positive" live>
          {message}
        </Notice>
      )}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <CurrentPassword field={register('currentPassword')} error={errorOf('currentPassword')} />
      <TextField
        field={register('newPassword')}
        label="New password"
        type="password"
        autoComplete="new-password"
        error={errorOf('newPassword')}
      />
      <PasswordChecklist password={watch('newPassword') ?? ''} />
      <TextField
        field={register('confirmPassword')}
        label="Confirm new password"
        type="password"
        autoComplete="new-password"
        error={errorOf('confirmPassword')}
      />
      <Button type="submit" busy={isSubmitting} busyLabel="Updating…">
        Update Password
      </Button>
    </AccountForm>
  );
}
