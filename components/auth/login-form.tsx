'use client';

import { useState } from 'react';
import { AccountForm } from '@/components/auth/form/account-form';
import { TextField } from '@/components/auth/form/text-field';
import { useAccountForm } from '@/components/auth/form/use-account-form';
import { forgetStoredAlerts } from '@/components/saved/alert-address';
import { Button } from '@/components/ui/button';
import { api } from '@/lib/api/client';
import { accountTexts } from '@/lib/catalogue/account-texts';
import type { DemoLogin } from '@/lib/demo/logins';
import { DemoLogins } from './demo-logins';

/** `next`: a path on this site, validated by the page. */
export function LoginForm({ next, demoLogins }: { next: string; demoLogins: DemoLogin[] }) {
  const { register, handleSubmit, setValue, errorOf, fail, summary, isSubmitting } =
    useAccountForm('loginSchema');
  const [isLeaving, setIsLeaving] = useState(false);

  const submit = handleSubmit(async (credentials) => {
    const result = await api.post('/api/auth/login', credentials);
    if (!result.ok) return fail(result, accountTexts.loginFailed);
    setIsLeaving(true);
    forgetStoredAlerts();
    // A full page load drops what was fetched before the login.
    window.location.assign(next);
  });

  function fill({ email, password }: DemoLogin) {
    setValue('email', email, { shouldValidate: true });
    setValue('password', password, { shouldValidate: true });
  }

  return (
    <>
      <AccountForm onSubmit={submit} summary={summary}>
        <TextField
          field={register('email')}
          label="Email"
          type="email"
          autoComplete="username"
          error={errorOf('email')}
        />
        <TextField
          field={register('password')}
          label="Password"
          type="password"
          autoComplete="current-password"
          error={errorOf('password')}
        />
        <a href="/forgot-password" className="link justify-self-start py-1">
          Forgot your password?
        </a>
        <Button type="submit" busy={isSubmitting || isLeaving} busyLabel="Logging in...">
          Log in
        </Button>
      </AccountForm>
      {demoLogins.length > 0 && <DemoLogins logins={demoLogins} onChoose={fill} />}
    </>
  );
}
