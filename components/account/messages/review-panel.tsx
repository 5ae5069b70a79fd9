'use client';

import { type FormEvent, useState } from 'react';
import { ReportLink } from '@/components/safety/report-link';
import { Button } from '@/components/ui/button';
import { Choices } from '@/components/ui/fields/choices';
import { Field, FieldGroup } from '@/components/ui/fields/field';
import { TextArea } from '@/components/ui/fields/inputs';
import { api } from '@/lib/api/client';
import { reviewTextMax } from '@/lib/catalogue/limits';
import { serverError } from '@/lib/catalogue/public-texts';
import { formatDate } from '@/lib/dates';
import type { ReviewView } from '@/lib/messages/reviews/read-reviews';
import type { ConversationView } from '@/lib/messages/views';
import { reportReviewPath } from '@/lib/site-paths';

type ReviewPanelProps = {
  conversation: ConversationView;
  onChange: () => Promise<void>;
};

export function ReviewPanel({ conversation, onChange }: ReviewPanelProps) {
  const { id, person, reviews } = conversation;
  if (!reviews) return null;
  const { mine, theirs, isWaiting, canWrite, canReply } = reviews;
  return (
    <section aria-labelledby="reviews" className="card grid gap-4 p-4">
      <h2 id="reviews" className="text-lg font-bold">
        Reviews
      </h2>
      {canWrite && (
        <ReviewForm id={id} name={person.name} until={reviews.until} onSent={onChange} />
      )}
      {mine && <Review title="Your review" review={mine} />}
      {theirs && (
        <div>
          <Review title={`Review by ${person.name}`} review={theirs} />
          <ReportLink href={reportReviewPath(theirs.id)}>Report this review</ReportLink>
        </div>
      )}
      {canReply && <ReplyForm id={id} onSent={onChange} />}
      {isWaiting && <Waiting conversation={conversation} until={reviews.until} />}
    </section>
  );
}

type WaitingProps = { conversation: ConversationView; until: string };

/** A seller's review is not shown without the buyer's. */
const Waiting = ({ conversation: { side, person }, until }: WaitingProps) => (
  <p className="text-sm text-muted">
    Others see it once {person.name} has written too
    {side === 'buyer' && `, or on ${formatDate(new Date(until))}`}.
  </p>
);

const Review = ({ title, review }: { title: string; review: ReviewView }) => (
  <div className="grid gap-1">
    <p className="font-semibold wrap-anywhere">
      {title}: {starsLabel(String(review.stars))}
    </p>
    {review.text && <p className="whitespace-pre-line wrap-anywhere">{review.text}</p>}
    {review.isRemoved && <p className="text-sm text-negative">Removed by a moderator.</p>}
    {review.reply && (
      <p className="border-l-2 border-line pl-3 text-sm whitespace-pre-line wrap-anywhere">
        <span className="font-semibold">Reply: </span>
        {review.reply}
      </p>
    )}
  </div>
);

const stars = ['1', '2', '3', '4', '5'];
const starsLabel = (value: string) => `${value} ${value === '1' ? 'star' : 'stars'}`;

type ReviewFormProps = { id: string; name: string; until: string; onSent: () => Promise<void> };

function ReviewForm({ id, name, until, onSent }: ReviewFormProps) {
  const [chosen, setChosen] = useState('');
  const [text, setText] = useState('');
  const [errors, setErrors] = useState<{ stars?: string; text?: string }>({});
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!chosen) return setErrors({ stars: 'Please choose one to five stars.' });
    setErrors({});
    setBusy(true);
    const result = await api.post(`/api/messages/${id}/review`, { stars: Number(chosen), text });
    setBusy(false);
    if (result.ok) await onSent();
    else setErrors({ text: result.error ?? serverError });
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <p className="text-sm text-muted">
        How was it with {name}? You can write until {formatDate(new Date(until))}. Your review and
        theirs are shown at the same time, and cannot be changed.
      </p>
      <FieldGroup id="stars" label="Stars" required error={errors.stars} live>
        <Choices
          name="stars"
          type="radio"
          choices={stars.map((value) => ({ value, label: starsLabel(value) }))}
          chosen={[chosen]}
          onChange={(value) => {
            setChosen(value);
            setErrors({});
          }}
        />
      </FieldGroup>
      <Field id="review" label="Your review" error={errors.text} live>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={reviewTextMax}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" busy={busy} busyLabel="Sending…" className="justify-self-start">
        Send review
      </Button>
    </form>
  );
}

function ReplyForm({ id, onSent }: { id: string; onSent: () => Promise<void> }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setError(undefined);
    setBusy(true);
    const result = await api.post(`/api/messages/${id}/review/reply`, { text });
    setBusy(false);
    if (result.ok) await onSent();
    else setError(result.error ?? serverError);
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <Field id="review-reply" label="Your reply (you can reply once)" error={error} live>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={reviewTextMax}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        look="quiet"
        busy={busy}
        busyLabel="Sending…"
        className="justify-self-start"
      >
        Send reply
      </Button>
    </form>
  );
}
