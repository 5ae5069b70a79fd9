'use client';

import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/fields/field';
import { TextInput } from '@/components/ui/fields/inputs';
import { Notice } from '@/components/ui/notice';
import { Dialog } from '@/components/ui/overlays/dialog';
import type { Me } from '@/lib/accounts/get-me';
import { api } from '@/lib/api/client';
import { siteTexts } from '@/lib/catalogue/site-texts';

type LoginDialogProps = {
  open: boolean;
  /** Another member is logged in, in another tab. */
  isOther: boolean;
  /** Of the member whose ad it is. */
  username: string;
  onClose: () => void;
  onLogin: () => void;
};

export function LoginDialog({ open, isOther, username, onClose, onLogin }: LoginDialogProps) {
  async function goOn() {
    const me = await api.get<Me>('/api/users/me');
    if (!me.ok) return me.error ?? siteTexts.serverError;
    // Another member's account must not get this form.
    if (me.data.username === username) onLogin();
    else window.location.reload();
    return undefined;
  }
  const look = useEffectEvent(async () => {
    const me = await api.get<Me>('/api/users/me');
    if (me.ok && me.data.username === username) onLogin();
    else if (me.ok && !isOther) window.location.reload();
  });
  useEffect(() => {
    if (!open) return;
    const onFocus = () => look();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [open]);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={isOther ? 'Another member is logged in' : 'Please log in again'}
    >
      <p className="mb-4 wrap-anywhere">
        {isOther
          ? `This ad belongs to ${username}, but another member is logged in now, so it is not saved. Everything typed is still here: log in as ${username} and go on.`
          : 'You have been logged out. Everything you typed is still here: log in and go on.'}
      </p>
      <LoginForm onLogin={goOn} />
      <p className="mt-4 text-sm text-muted">
        Or{' '}
        <a href="/login" target="_blank" rel="noreferrer" className="link">
          log in in a new tab
        </a>{' '}
        and come back.
      </p>
    </Dialog>
  );
}

/** `onLogin` returns what went wrong after the login. */
function LoginForm({ onLogin }: { onLogin: () => Promise<string | undefined> }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // React bubbles a portal's events to the surrounding form.
    event.stopPropagation();
    setBusy(true);
    setError(undefined);
    const result = await api.post('/api/auth/login', { email, password });
    const problem = result.ok ? await onLogin() : (result.error ?? siteTexts.loginFailed);
    setBusy(false);
    setError(problem);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {error && (
        <Notice tone="negative" live>
          {error}
        </Notice>
      )}
      <Field id="login-email" label="Email">
        {(control) => (
          <TextInput
            {...control}
            type="email"
            autoComplete="username"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <Field id="login-password" label="Password">
        {(control) => (
          <TextInput
            {...control}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" busy={isBusy} busyLabel="Logging in...">
        Log in and go on
      </Button>
    </form>
  );
}
