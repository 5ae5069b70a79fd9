'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/fields/field';
import { TextArea } from '@/components/ui/fields/inputs';
import { Notice } from '@/components/ui/notice';
import { api } from '@/lib/api/client';
import { appealDue, reportTextMax } from '@/lib/catalogue/limits';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { formatTime, hour } from '@/lib/dates';

export function AppealForm({ appealKey }: { appealKey: string }) {
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [dueAt, setDueAt] = useState<string>();

  async function send(form: FormData) {
    setBusy(true);
    setError(undefined);
    const result = await api.post<{ dueAt: string }>('/api/appeals', {
      key: appealKey,
      text: form.get('text') ?? '',
    });
    setBusy(false);
    if (result.ok) return setDueAt(result.data.dueAt);
    setError(result.fields.text ?? result.error ?? siteTexts.serverError);
  }

  if (dueAt) {
    return (
      <Notice tone="positive" live>
        We have your appeal. Another person decides by {formatTime(new Date(dueAt))}, and you get a
        mail.
      </Notice>
    );
  }
  return (
    <form
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void send(new FormData(event.currentTarget));
      }}
    >
      <p className="text-muted">
        You can appeal once. A different moderator reviews everything within {appealDue / hour}{' '}
        hours.
      </p>
      <Field
        id="text"
        label="Why is the decision wrong?"
        {...(error ? { error } : {})}
        live
        required
      >
        {(control) => <TextArea {...control} name="text" rows={5} maxLength={reportTextMax} />}
      </Field>
      <Button type="submit" busy={busy} busyLabel="Sending…">
        Send appeal
      </Button>
    </form>
  );
}
