'use client';

import { AccountForm } from '@/components/auth/account-form';
import { CurrentPassword } from '@/components/auth/current-password';
import { rememberDemoCode } from '@/components/auth/demo-code';
import { TextField } from '@/components/auth/text-field';
import { useAccountForm } from '@/components/auth/use-account-form';
import { Button } from '@/components/ui/button';
import { api } from '@/lib/api/client';
import { messages } from '@/lib/catalogue/messages';

export type NewEmail = { email: string; password: string; isDemo: boolean };

type NewEmailFormProps = {
  /** The previous entry, for correction. */
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
    if (!result.ok) return fail(result, messages.somethingWrong, messages.serverError);
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
        hint="We send a code there. From then on you log in with this address."
        error={errorOf('email')}
      />
      <CurrentPassword field={register('password')} error={errorOf('password')} />
      <Button type="submit" busy={isSubmitting} busyLabel="Sending...">
        Send code
      </Button>
    </AccountForm>
  );
}
