'use client';

import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/fields/error-summary';
import { Field, FieldGroup } from '@/components/ui/fields/field';
import { TextArea, TextInput } from '@/components/ui/fields/inputs';
import { Notice } from '@/components/ui/notice';
import { api } from '@/lib/api/client';
import { emailMax, reportTextMax } from '@/lib/catalogue/limits';
import { siteTexts } from '@/lib/catalogue/site-texts';
import type { FieldErrors } from '@/lib/errors';
import { reportReasons } from '@/lib/moderation/report-reasons';
import type { ReportTarget } from '@/lib/moderation/reports/get-report-target';

type ReportFormProps = { target: ReportTarget; isMember: boolean };

export function ReportForm({ target, isMember }: ReportFormProps) {
  const [fields, setFields] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [reference, setReference] = useState<string>();

  async function send(form: FormData) {
    setBusy(true);
    setFailure(undefined);
    const result = await api.post<{ reference: string }>('/api/reports', {
      targetType: target.type,
      target: target.id,
      reason: form.get('reason'),
      text: form.get('text') ?? '',
      email: form.get('email') ?? '',
    });
    setBusy(false);
    if (result.ok) return setReference(result.data.reference);
    const known = Object.entries(result.fields).filter(([name]) => name in labels);
    setFields(Object.fromEntries(known));
    setAttempt((count) => count + 1);
    if (known.length === 0) setFailure(result.error ?? siteTexts.serverError);
  }

  if (reference) return <Receipt reference={reference} target={target} isMember={isMember} />;
  const errorOf = (name: keyof typeof labels) => (fields[name] ? { error: fields[name] } : {});
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
      <ErrorSummary
        attempt={attempt}
        errors={Object.entries(fields).map(([id, message]) => ({ id, message }))}
      />
      {failure && (
        <Notice tone="negative" live>
          {failure}
        </Notice>
      )}
      <FieldGroup id="reason" label={labels.reason} required {...errorOf('reason')}>
        {reportReasons.map(({ key, label }) => (
          <label key={key} className="check-row">
            <input type="radio" name="reason" value={key} />
            <span>{label}</span>
          </label>
        ))}
      </FieldGroup>
      <Field
        id="text"
        label={labels.text}
        hint="What do you know that the page does not show? No passwords or bank details."
        {...errorOf('text')}
      >
        {(control) => <TextArea {...control} name="text" rows={4} maxLength={reportTextMax} />}
      </Field>
      {!isMember && (
        <Field
          id="email"
          label={labels.email}
          hint="If you want to hear what we decided. It is used for nothing else."
          {...errorOf('email')}
        >
          {(control) => (
            <TextInput
              {...control}
              name="email"
              type="email"
              autoComplete="email"
              maxLength={emailMax}
            />
          )}
        </Field>
      )}
      <Button type="submit" busy={busy} busyLabel="Sending…">
        Send report
      </Button>
    </form>
  );
}

const labels = { reason: 'What is wrong?', text: 'In your own words', email: 'Your email address' };

type ReceiptProps = ReportFormProps & { reference: string };

function Receipt({ reference, target, isMember }: ReceiptProps) {
  const box = useRef<HTMLDivElement>(null);
  // The form was longer: show the receipt instead of the end of the page.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.focus();
  }, []);
  return (
    <>
      <div ref={box} tabIndex={-1} className="outline-none">
        <Notice tone="positive" live>
          Thank you. We have your report. Its reference is{' '}
          <strong className="tabular whitespace-nowrap">{reference}</strong>.
        </Notice>
      </div>
      <p className="text-muted">
        A moderator looks at it.{' '}
        {isMember
          ? 'You get a mail when it is decided.'
          : 'If you left an address, you get a mail when it is decided.'}
      </p>
      <ButtonLink href={target.path} look="quiet">
        Back
      </ButtonLink>
    </>
  );
}
