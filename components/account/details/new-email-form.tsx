'use client';

import { rememberDemoCode } from '@/components/auth/codes/demo-code';
import { AccountForm } from '@/components/auth/form/account-form';
import { TextField } from '@/components/auth/form/text-field';
import { useAccountForm } from '@/components/auth/form/use-account-form';
import { CurrentPassword } from '@/components/auth/passwords/current-password';
import { Button } from '@/components/ui/button';
import { api } from '@/lib/api/client';
import { siteTexts } from '@/lib/catalogue/site-texts';

export type NewEmail = { email: string; password: string; isDemo: boolean };

type NewEmailFormProps = {
  /** The last entry, for corrections. */
  before: NewEmail | undefined;
  onSent: (sent: NewEmail) => void;
};

export function NewEmailForm({ before, onSent }: NewEmailFormProps) {
  const { register, handleSubmit, errorOf, fail, summary, isSubmitting } = useAccountForm(
    'emailChangeCodeSchema',
    before && { email: before.email, password: before.password },
  );

  const submit = handleSubmit(async (form) => {
    const result = await api.post<{ code?: string }>('/api/users/me/email-code', form);
    if (!result.ok) return fail(result, siteTexts.somethingWrong, siteTexts.serverError);
    rememberDemoCode(result.data.code);
    onSent({ ...form, isDemo: result.data.code !== undefined });
  });

  return (
    <AccountForm onSubmit={submit} summary={summary}>
      <TextField
        field={register('email')}
        label="New email"
        type="email"
        autoComplete="email"
        hint="We send a code to this address. After that you log in with it."
        error={errorOf('email')}
      />
      <CurrentPassword field={register('password')} error={errorOf('password')} />
      <Button type="submit" busy={isSubmitting} busyLabel="Sending...">
        Send code
      </Button>
    </AccountForm>
  );
}
