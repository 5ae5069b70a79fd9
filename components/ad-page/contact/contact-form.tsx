'use client';

import { Send } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  forgetDraft,
  forgetReturn,
  readDraft,
  rememberReturn,
  saveDraft,
} from '@/components/messages/message-draft';
import { useAttemptKey } from '@/components/messages/use-attempt-key';
import { Button, buttonClass } from '@/components/ui/button';
import { describedBy, FieldError } from '@/components/ui/field';
import { api } from '@/lib/api/client';
import { messageMax, nameMax } from '@/lib/catalogue/limits';
import { serverError } from '@/lib/catalogue/public-messages';
import type { SentMessage } from '@/lib/messages/views';

type ContactFormProps = {
  adId: string;
  label: string;
  questions: readonly string[];
  /** Asks for a name too. */
  isApplication: boolean;
};

const textId = 'message';
const nameId = 'message-name';

/** Hydrated on first use: the fields are uncontrolled, so that what was typed before stays. */
export function ContactForm({ adId, label, questions, isApplication }: ContactFormProps) {
  const text = useRef<HTMLTextAreaElement>(null);
  const name = useRef<HTMLInputElement>(null);
  const attempt = useAttemptKey();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [isRestored, setIsRestored] = useState(false);
  const [sentTo, setSentTo] = useState<string>();

  const restore = useEffectEvent(() => {
    const draft = readDraft(adId);
    if (!draft || !text.current || text.current.value) return;
    text.current.value = draft.text;
    if (name.current) name.current.value = draft.name ?? '';
    setIsRestored(true);
  });
  useEffect(() => restore(), []);

  const save = () =>
    saveDraft(adId, { text: text.current?.value ?? '', name: name.current?.value ?? '' });

  function choose(question: string) {
    if (!text.current) return;
    text.current.value = question;
    text.current.focus();
    setError(undefined);
    save();
  }

  async function send() {
    const typed = text.current?.value.trim() ?? '';
    const applicant = name.current?.value.trim() ?? '';
    if (!typed || (isApplication && !applicant)) {
      setError(
        isApplication ? 'Please enter your name and a few words.' : 'Please write a message.',
      );
      (isApplication && !applicant ? name : text).current?.focus();
      return;
    }
    save();
    setBusy(true);
    setError(undefined);
    const message = isApplication ? `Application from ${applicant}\n\n${typed}` : typed;
    const result = await api.post<SentMessage>(
      `/api/ads/${adId}/messages`,
      { text: message },
      { headers: { 'idempotency-key': attempt.keyOf(message) } },
    );
    if (result.ok) {
      forgetDraft(adId);
      forgetReturn();
      return setSentTo(result.data.conversationId);
    }
    if (result.status === 401) return logIn();
    setBusy(false);
    setError(result.error ?? serverError);
  }

  function logIn() {
    const path = `${window.location.pathname}#${textId}`;
    rememberReturn(path);
    window.location.assign(`/login?next=${encodeURIComponent(path)}`);
  }

  if (sentTo) {
    return (
      <div role="status" className="grid gap-3">
        <p className="font-semibold text-positive">Your message was sent.</p>
        <a href={`/my-account/messages/${sentTo}`} className={buttonClass({ look: 'quiet' })}>
          Open the conversation
        </a>
      </div>
    );
  }
  return (
    <>
      <div className="grid gap-3 noscript:hidden">
        {isApplication && (
          <div className="grid gap-1.5">
            <label htmlFor={nameId} className="font-medium">
              Your name
            </label>
            <input
              ref={name}
              id={nameId}
              type="text"
              autoComplete="name"
              maxLength={nameMax * 2}
              onInput={save}
              className="control"
            />
          </div>
        )}
        {questions.length > 0 && (
          <ul aria-label="Ready questions" className="flex flex-wrap gap-2">
            {questions.map((question) => (
              <li key={question}>
                <button
                  type="button"
                  onClick={() => choose(question)}
                  className="min-h-11 rounded-full border border-line-strong px-3.5 text-left text-sm hover:bg-surface-2 mouse:min-h-9"
                >
                  {question}
                </button>
              </li>
            ))}
          </ul>
        )}
        <div className="grid gap-1.5">
          <label htmlFor={textId} className="font-medium">
            {label}
          </label>
          <FieldError id={textId} error={error} />
          <textarea
            ref={text}
            id={textId}
            rows={isApplication ? 5 : 3}
            maxLength={messageMax}
            aria-describedby={describedBy(textId, undefined, error)}
            aria-invalid={error ? true : undefined}
            onInput={save}
            className="control scroll-mt-24"
          />
        </div>
        {isRestored && (
          <p role="status" className="text-sm text-muted">
            Your message is still here. Send it when you are ready.
          </p>
        )}
        <Button onClick={send} busy={busy} busyLabel="Sending…">
          <Send aria-hidden="true" className="size-4.5" />
          {isApplication ? 'Apply' : 'Send message'}
        </Button>
      </div>
      <p className="hidden text-sm noscript:block">Turn on JavaScript to write to the seller.</p>
    </>
  );
}
