'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/fields/field';
import { TextInput } from '@/components/ui/fields/inputs';
import { api } from '@/lib/api/client';
import { siteTexts } from '@/lib/catalogue/site-texts';

type CodeFormProps<T> = {
  path: string;
  label: string;
  hint?: ReactNode;
  action: string;
  onDone: (data: T) => void;
};

export function CodeForm<T>({ path, label, hint, action, onDone }: CodeFormProps<T>) {
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(form: FormData) {
    setBusy(true);
    setError(undefined);
    const result = await api.post<T>(path, { code: String(form.get('code') ?? '') });
    setBusy(false);
    if (result.ok) return onDone(result.data);
    setError(result.fields.code ?? result.error ?? siteTexts.serverError);
  }

  return (
    <form
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(new FormData(event.currentTarget));
      }}
    >
      <Field id="code" label={label} hint={hint} {...(error ? { error } : {})} live required>
        {(control) => (
          <TextInput
            {...control}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            className="tabular"
          />
        )}
      </Field>
      <Button type="submit" busy={busy} busyLabel="Checking…">
        {action}
      </Button>
    </form>
  );
}
