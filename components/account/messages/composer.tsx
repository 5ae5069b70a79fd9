'use client';

import { Send } from 'lucide-react';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { forgetDraft, readDraft, saveDraft } from '@/components/messages/message-draft';
import { MessageWarning } from '@/components/messages/message-warning';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextArea } from '@/components/ui/inputs';
import type { ApiResult } from '@/lib/api/client';
import { messageMax } from '@/lib/catalogue/limits';
import { serverError } from '@/lib/catalogue/public-messages';

type ComposerProps = {
  conversationId: string;
  personName: string;
  onSend: (text: string, confirmed: boolean) => Promise<ApiResult<unknown>>;
};

export function Composer({ conversationId, personName, onSend }: ComposerProps) {
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [warning, setWarning] = useState<string>();

  const restore = useEffectEvent(() => setText(readDraft(conversationId)?.text ?? ''));
  useEffect(() => restore(), []);

  function type(typed: string) {
    setText(typed);
    setWarning(undefined);
    saveDraft(conversationId, { text: typed });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void send(false);
  }

  async function send(confirmed: boolean) {
    const message = text.trim();
    if (!message || busy) return;
    setBusy(true);
    setError(undefined);
    const result = await onSend(message, confirmed);
    setBusy(false);
    if (!result.ok) {
      setWarning(result.fields.confirmed);
      if (result.fields.confirmed) return;
      const why = result.network ? 'You are offline.' : (result.error ?? serverError);
      return setError(`Not sent. ${why}`);
    }
    setText('');
    setWarning(undefined);
    forgetDraft(conversationId);
  }

  return (
    <form onSubmit={submit} className="sticky bottom-0 grid gap-3 bg-page pt-2 pb-4 low:static">
      <Field id="reply" label={<>Write to {personName}</>} error={error}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={messageMax}
            value={text}
            onChange={(event) => type(event.target.value)}
          />
        )}
      </Field>
      {warning && <MessageWarning text={warning} busy={busy} onSend={() => void send(true)} />}
      <Button type="submit" busy={busy} busyLabel="Sending…" className="justify-self-end">
        <Send aria-hidden="true" className="size-4.5" />
        Send
      </Button>
    </form>
  );
}
