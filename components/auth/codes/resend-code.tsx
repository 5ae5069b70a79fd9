'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { api } from '@/lib/api/client';
import { accountTexts } from '@/lib/catalogue/account-texts';
import { resendCooldown } from '@/lib/catalogue/limits';
import { second } from '@/lib/dates';
import { rememberDemoCode } from './demo-code';
import { useSecondsLeft } from './use-seconds-left';

type Outcome = { tone: 'positive' | 'negative'; text: string };

type ResendCodeProps = {
  path: string;
  body: object;
  /** Seconds until another code can be requested. */
  cooldown: number;
};

export function ResendCode({ path, body, cooldown }: ResendCodeProps) {
  const [left, restart] = useSecondsLeft(cooldown);
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  async function resend() {
    setIsSending(true);
    setOutcome(undefined);
    const result = await api.post<{ code?: string }>(path, body);
    setIsSending(false);
    if (!result.ok) {
      const text = result.network
        ? accountTexts.serverError
        : (result.error ?? accountTexts.couldNotResend);
      return setOutcome({ tone: 'negative', text });
    }
    rememberDemoCode(result.data.code);
    restart(resendCooldown / second);
    setOutcome({ tone: 'positive', text: accountTexts.newCodeSent });
  }

  return (
    <div className="grid gap-3">
      {outcome && (
        <Notice tone={outcome.tone} live>
          {outcome.text}
        </Notice>
      )}
      <Button
        look="quiet"
        className="tabular"
        disabled={left > 0}
        busy={isSending}
        busyLabel="Sending..."
        onClick={resend}
      >
        {left > 0 ? `Resend in ${left} s` : 'Resend'}
      </Button>
    </div>
  );
}
