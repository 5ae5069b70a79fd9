'use client';

import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useSecondsLeft } from '@/components/auth/codes/use-seconds-left';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/fields/field';
import { TextInput } from '@/components/ui/fields/inputs';
import { codeDigits, resendCooldown } from '@/lib/catalogue/limits';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { second } from '@/lib/dates';
import type { PhoneVerification } from './use-phone-verification';

export function CodeConfirmation({ verification }: { verification: PhoneVerification }) {
  const { isVerified, number, outcome, sent } = verification;
  if (isVerified) {
    return (
      <p role="status" className="flex items-center gap-2 font-medium text-positive">
        <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
        {outcome?.text === siteTexts.whatsappVerified ? outcome.text : 'This number is verified.'}
      </p>
    );
  }
  if (!verification.isOffered) {
    return (
      <p role="status" className="font-medium text-negative">
        {(number || verification.isUnusable) && siteTexts.phoneNotVerified}
      </p>
    );
  }
  return (
    <div className="grid gap-4 rounded-card border border-line bg-surface-2 p-4">
      <p
        role="status"
        className={
          outcome?.tone === 'negative' || verification.isUnusable ? 'font-medium text-negative' : ''
        }
      >
        {outcome?.text ?? statusText(verification)}
      </p>
      {sent?.demoCode && (
        <p className="text-sm text-muted">
          Demo: no message leaves this machine. Your code is{' '}
          <strong className="tabular text-ink">{sent.demoCode}</strong>.
        </p>
      )}
      {sent && <CodeEntry verification={verification} />}
      {number && <SendAgain key={sent?.at} verification={verification} />}
    </div>
  );
}

function statusText({ busy, number, isUnusable }: PhoneVerification) {
  if (isUnusable) return siteTexts.phoneUnusable;
  if (busy === 'sending') return 'Sending a code to your WhatsApp…';
  return number
    ? 'Confirm this number with a code by WhatsApp.'
    : 'The code is sent as soon as the number is complete.';
}

function CodeEntry({ verification }: { verification: PhoneVerification }) {
  const [code, setCode] = useState('');
  const isComplete = code.length === codeDigits;
  return (
    <Field id="whatsapp-code" label={`Code from WhatsApp (${codeDigits} digits)`}>
      {(control) => (
        <div className="flex flex-wrap gap-2">
          <TextInput
            {...control}
            className="tabular max-w-32 text-center tracking-widest"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={(event) => {
              const digits = event.target.value.replace(/\D/g, '').slice(0, codeDigits);
              setCode(digits);
              if (digits.length === codeDigits && digits !== code) verification.confirm(digits);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              if (isComplete) verification.confirm(code);
            }}
          />
          <Button
            look="quiet"
            disabled={!isComplete}
            busy={verification.busy === 'checking'}
            busyLabel="Verifying..."
            onClick={() => verification.confirm(code)}
          >
            Verify
          </Button>
        </div>
      )}
    </Field>
  );
}

function SendAgain({ verification }: { verification: PhoneVerification }) {
  const { sent } = verification;
  const wait = sent ? sent.at + resendCooldown - Date.now() : 0;
  const [seconds] = useSecondsLeft(Math.max(0, Math.ceil(wait / second)));
  if (seconds > 0) {
    return <p className="tabular text-sm text-muted">You can resend the code in {seconds} s.</p>;
  }
  return (
    <div>
      <Button
        look="quiet"
        size="small"
        busy={verification.busy === 'sending'}
        busyLabel="Sending..."
        onClick={verification.resend}
      >
        {sent ? 'Resend' : 'Send code'}
      </Button>
    </div>
  );
}
