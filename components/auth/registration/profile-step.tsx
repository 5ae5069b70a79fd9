'use client';

import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { AccountForm } from '@/components/auth/form/account-form';
import { TextField } from '@/components/auth/form/text-field';
import { useAccountForm } from '@/components/auth/form/use-account-form';
import { PasswordChecklist } from '@/components/auth/passwords/password-checklist';
import { forgetStoredAlerts } from '@/components/saved/alert-address';
import { Button } from '@/components/ui/button';
import { api } from '@/lib/api/client';
import { accountTexts } from '@/lib/catalogue/account-texts';
import { NameFields } from './name-fields';
import { registrationSteps } from './steps';
import { forgetFields, useStoredFields } from './use-stored-fields';

const keptAs = 'registration';
const keptFields = ['firstName', 'lastName', 'username'] as const;

export function ProfileStep({ email }: { email: string }) {
  const form = useAccountForm('profileSchema');
  const { control, register, handleSubmit, errorOf, fail, summary, isSubmitting } = form;
  const [isDone, setIsDone] = useState(false);
  const password = useWatch({ control, name: 'password' }) ?? '';
  useStoredFields(keptAs, keptFields, form);

  const submit = handleSubmit(async (profile) => {
    const result = await api.post('/api/auth/register', { email, ...profile });
    if (!result.ok) return fail(result, accountTexts.somethingWrong, accountTexts.serverError);
    setIsDone(true);
    forgetFields(keptAs);
    forgetStoredAlerts();
    window.location.assign('/account-created');
  });

  return (
    <AccountForm onSubmit={submit} summary={summary}>
      {summary.general === accountTexts.emailNotVerified && (
        <a href="/register" className="link justify-self-start py-1">
          Verify it again. The names you entered are kept.
        </a>
      )}
      {/* Tells password managers which login the password is for. */}
      <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
      <NameFields register={register} errorOf={errorOf} />
      <p className="border-t border-line pt-4 text-sm font-medium text-muted">
        Step 4 of {registrationSteps.length}: {registrationSteps[3]}
      </p>
      <TextField
        field={register('password')}
        label="Password"
        type="password"
        autoComplete="new-password"
        hint={<PasswordChecklist password={password} />}
        error={errorOf('password')}
      />
      <TextField
        field={register('confirmPassword')}
        label="Confirm password"
        type="password"
        autoComplete="new-password"
        error={errorOf('confirmPassword')}
      />
      <Button type="submit" busy={isSubmitting || isDone} busyLabel="Creating...">
        Create my account
      </Button>
    </AccountForm>
  );
}
