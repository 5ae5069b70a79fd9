'use client';

import { Send } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { dataUrlOf } from '@/components/messages/data-url-of';
import { messageFieldId } from '@/components/messages/message-address';
import { readDraft, saveDraft } from '@/components/messages/message-draft';
import { MessageWarning } from '@/components/messages/message-warning';
import { useAttachment } from '@/components/messages/use-attachment';
import { PushOffer } from '@/components/push/push-offer';
import { takeFocus } from '@/components/ui/browser/take-focus';
import { Button, buttonClass } from '@/components/ui/button';
import { describedBy, FieldError } from '@/components/ui/fields/field';
import { cvMaxBytes, messageMax, nameMax } from '@/lib/catalogue/limits';
import { offerWarning } from '@/lib/messages/offers/offer-rules';
import { messageTexts } from '@/lib/messages/texts';
import type { SentMessage } from '@/lib/messages/views';
import { type Pence, poundsToPence } from '@/lib/money';
import { CvField } from './cv-field';
import { OfferField } from './offer-field';
import { addQuestion, ReadyQuestions } from './ready-questions';
import { useContact } from './use-contact';

type ContactFormProps = {
  adId: string;
  label: string;
  questions: readonly string[];
  /** Also asks for a name. */
  isApplication: boolean;
  /** Null: takes no offers. */
  askingPence: Pence | null;
};

const sentTextOf = ({ message: { kind, status } }: SentMessage) => {
  if (status === 'held') return 'A moderator reviews your message before it is delivered.';
  return kind === 'offer' ? 'Your offer was sent.' : 'Your message was sent.';
};

const nameId = 'message-name';

/** Hydrated on first use. Its fields are uncontrolled, so that text typed before that is kept. */
export function ContactForm({
  adId,
  label,
  questions,
  isApplication,
  askingPence,
}: ContactFormProps) {
  const text = useRef<HTMLTextAreaElement>(null);
  const name = useRef<HTMLInputElement>(null);
  const cvInput = useRef<HTMLInputElement>(null);
  /** Null while no offer is typed. */
  const [offer, setOffer] = useState<string | null>(null);
  const [isRestored, setIsRestored] = useState(false);
  const { busy, problem, setProblem, warning, setWarning, sent, send, sendWith } = useContact(adId);
  const errorOf = (field: NonNullable<typeof problem>['field']) =>
    problem?.field === field ? problem.message : undefined;
  const cv = useAttachment(
    async (file) => ({ cv: await dataUrlOf(file), name: file.name }),
    messageTexts.noPdf,
    (file) => (file.size > cvMaxBytes ? messageTexts.cvTooLarge : undefined),
  );

  const restore = useEffectEvent(() => {
    const draft = readDraft(adId);
    if (!draft || !text.current || text.current.value) return;
    text.current.value = draft.text;
    if (name.current) name.current.value = draft.name ?? '';
    setOffer(draft.offer ?? null);
    setIsRestored(true);
  });
  useEffect(() => restore(), []);

  const draft = (amount = offer) => ({
    text: text.current?.value ?? '',
    name: name.current?.value ?? '',
    ...(amount && { offer: amount }),
  });

  function changeOffer(amount: string | null) {
    setOffer(amount);
    setWarning(undefined);
    saveDraft(adId, draft(amount));
  }

  function choose(question: string) {
    if (!text.current) return;
    text.current.value = addQuestion(text.current.value, question);
    text.current.focus();
    setProblem(undefined);
    saveDraft(adId, draft());
  }

  function sendMessage(confirmed?: true) {
    const { text: typed, name: applicant } = draft();
    if (!typed.trim()) {
      text.current?.focus();
      return setProblem({ field: 'text', message: 'Please write a message.' });
    }
    const consent = confirmed ? { confirmed } : {};
    if (!isApplication) return void send({ text: typed.trim(), ...consent }, draft());
    if (!applicant.trim()) {
      name.current?.focus();
      return setProblem({ field: 'name', message: 'Please enter your name.' });
    }
    const application = `Application from ${applicant.trim()}\n\n${typed.trim()}`;
    const upload = () => cv.upload(cvInput.current?.files?.[0]);
    void sendWith(upload, { text: application, ...consent }, draft());
  }

  function sendOffer(confirmed?: true) {
    const amount = (offer ?? '').trim();
    const pence = poundsToPence(amount);
    if (!pence) {
      return setProblem({ field: 'offer', message: 'Please enter an amount, for example 120.' });
    }
    const doubt = confirmed || askingPence === null ? undefined : offerWarning(pence, askingPence);
    if (!doubt) return void send({ amount }, draft());
    setProblem(undefined);
    setWarning(doubt);
  }

  if (sent) {
    return (
      <div role="status" className="grid gap-3">
        <p ref={takeFocus} tabIndex={-1} className="font-semibold text-positive outline-none">
          {sentTextOf(sent)}
        </p>
        <a
          href={`/my-account/messages/${sent.conversationId}`}
          className={buttonClass({ look: 'quiet' })}
        >
          Open the conversation
        </a>
        <PushOffer what="Answers" />
      </div>
    );
  }
  return (
    <>
      <div className="grid gap-3 noscript:hidden">
        {isApplication && (
          <div className="grid gap-1.5">
            <label htmlFor={nameId} className="font-semibold">
              Your name
            </label>
            <FieldError id={nameId} error={errorOf('name')} live />
            <input
              ref={name}
              id={nameId}
              type="text"
              autoComplete="name"
              maxLength={nameMax * 2}
              aria-describedby={describedBy(nameId, undefined, errorOf('name'))}
              aria-invalid={errorOf('name') ? true : undefined}
              onInput={() => saveDraft(adId, draft())}
              className="control"
            />
          </div>
        )}
        <div className="grid gap-2">
          <label htmlFor={messageFieldId} className="font-semibold">
            {label}
          </label>
          <ReadyQuestions questions={questions} onChoose={choose} />
          <FieldError id={messageFieldId} error={errorOf('text')} live />
          <textarea
            ref={text}
            id={messageFieldId}
            rows={3}
            maxLength={messageMax}
            aria-describedby={describedBy(messageFieldId, undefined, errorOf('text'))}
            aria-invalid={errorOf('text') ? true : undefined}
            onInput={() => {
              setWarning(undefined);
              saveDraft(adId, draft());
            }}
            className="control field-sizing-content min-h-19 max-h-60 scroll-mt-60"
          />
        </div>
        {isApplication && <CvField ref={cvInput} error={cv.error} onChoose={cv.choose} />}
        {isRestored && (
          <p role="status" className="text-sm text-muted">
            What you typed is still here. Send it when you are ready.
            {isApplication && ' Please choose your CV again.'}
          </p>
        )}
        {offer === null && warning && (
          <MessageWarning text={warning} busy={busy} onSend={() => sendMessage(true)} />
        )}
        {offer === null ? (
          <Button onClick={() => sendMessage()} busy={busy} busyLabel="Sending…">
            <Send aria-hidden="true" className="size-4.5" />
            {isApplication ? 'Apply' : 'Send message'}
          </Button>
        ) : (
          <OfferField
            value={offer}
            error={errorOf('offer')}
            warning={warning}
            onChange={changeOffer}
            onSend={sendOffer}
            busy={busy}
          />
        )}
        {askingPence !== null && offer === null && (
          <Button look="quiet" onClick={() => changeOffer('')}>
            Make an offer
          </Button>
        )}
      </div>
      <p className="hidden text-sm noscript:block">Turn on JavaScript to write to the seller.</p>
    </>
  );
}
