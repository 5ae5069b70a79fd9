'use client';

import { Send } from 'lucide-react';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { forgetDraft, readDraft, saveDraft } from '@/components/messages/message-draft';
import { MessageWarning } from '@/components/messages/message-warning';
import { useAttachment } from '@/components/messages/use-attachment';
import { toJpeg } from '@/components/ui/browser/to-jpeg';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/fields/field';
import { TextArea } from '@/components/ui/fields/inputs';
import type { ApiResult } from '@/lib/api/client';
import { messageMax } from '@/lib/catalogue/limits';
import { serverError } from '@/lib/catalogue/public-texts';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { PhotoChoice } from './photo-choice';

export type OwnMessage = { text: string; confirmed: boolean; attachment?: string };

type ComposerProps = {
  conversationId: string;
  personName: string;
  onSend: (message: OwnMessage) => Promise<ApiResult<unknown>>;
};

export function Composer({ conversationId, personName, onSend }: ComposerProps) {
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [warning, setWarning] = useState<string>();

  const photo = useAttachment(async (file) => ({ photo: await toJpeg(file) }), siteTexts.imageKind);

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
    if ((!message && !photo.file) || busy) return;
    setBusy(true);
    setError(undefined);
    const upload = await photo.upload();
    if (upload && !upload.ok) return setBusy(false);
    const result = await onSend({ text: message, confirmed, ...upload?.data });
    setBusy(false);
    if (!result.ok) {
      setWarning(result.fields.confirmed);
      if (result.fields.confirmed) return;
      const why = result.network ? 'You are offline.' : (result.error ?? serverError);
      return setError(`Not sent. ${why}`);
    }
    photo.choose(undefined);
    setWarning(undefined);
    // Text typed while it was sent stays.
    setText((now) => (now === text ? '' : now));
    if (readDraft(conversationId)?.text === text) forgetDraft(conversationId);
  }

  return (
    <form onSubmit={submit} className="sticky bottom-0 grid gap-3 bg-page pt-2 pb-4 low:static">
      <Field id="reply" label={<>Write to {personName}</>} error={error} live>
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
      <div className="flex items-start justify-between gap-3">
        <PhotoChoice file={photo.file} error={photo.error} onChoose={photo.choose} />
        <Button type="submit" busy={busy} busyLabel="Sending…">
          <Send aria-hidden="true" className="size-4.5" />
          Send
        </Button>
      </div>
    </form>
  );
}
