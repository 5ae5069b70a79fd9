'use client';

import { type FormEvent, type ReactNode, useState } from 'react';
import { createAttemptKeys } from '@/components/ui/browser/attempt-keys';
import { useFocusAfter } from '@/components/ui/browser/use-focus-after';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/fields/field';
import { UnitInput } from '@/components/ui/fields/inputs';
import { toast } from '@/components/ui/overlays/toast';
import { type ApiResult, api } from '@/lib/api/client';
import { markLabel } from '@/lib/catalogue/conclusion/conclusion-texts';
import { serverError } from '@/lib/catalogue/public-texts';
import type { ConversationView } from '@/lib/messages/views';
import { formatPounds, poundsToPence } from '@/lib/money';

type OfferPanelProps = {
  conversation: ConversationView;
  onChange: () => Promise<void>;
};

const makeId = 'make-offer';

export function OfferPanel({ conversation, onChange }: OfferPanelProps) {
  const { id, ad, side, offer, takesOffers, closed } = conversation;
  const [isTyping, setIsTyping] = useState(false);
  const [busy, setBusy] = useState<'accept' | 'decline' | 'reserve' | 'sold'>();
  const focusAfter = useFocusAfter();
  const isAgreed = offer?.state === 'accepted';
  const isReservable = side === 'seller' && ad.state === 'live' && (isAgreed || ad.reserved);

  async function run(action: NonNullable<typeof busy>, call: () => Promise<ApiResult<unknown>>) {
    setBusy(action);
    const result = await call();
    if (!result.ok) toast.error(result.error ?? serverError);
    await onChange();
    setBusy(undefined);
  }
  const answer = (accept: boolean) =>
    run(accept ? 'accept' : 'decline', () =>
      api.post(`/api/messages/${id}/offers/answer`, { number: offer?.number, accept }),
    );

  if (isReservable) {
    return (
      <Panel text={ad.reserved ? 'This ad is marked as reserved.' : 'You agreed on a price.'}>
        <Button
          size="small"
          look={ad.reserved ? 'quiet' : 'brand'}
          busy={busy === 'reserve'}
          busyLabel="Saving…"
          onClick={() =>
            run('reserve', () => api.put(`/api/ads/${ad._id}/reserved`, { reserved: !ad.reserved }))
          }
        >
          {ad.reserved ? 'No longer reserved' : 'Mark the ad as reserved'}
        </Button>
        {ad.conclusion && (
          <Button
            size="small"
            look={ad.reserved ? 'brand' : 'quiet'}
            busy={busy === 'sold'}
            busyLabel="Saving…"
            onClick={() =>
              run('sold', () =>
                api.put(`/api/ads/${ad._id}/sold`, { sold: true, conversationId: id }),
              )
            }
          >
            {markLabel(ad.conclusion)}
          </Button>
        )}
      </Panel>
    );
  }
  if (closed || !takesOffers || isAgreed || ad.state === 'sold') return null;
  if (isTyping) {
    const end = () => {
      focusAfter(() => document.getElementById(makeId));
      setIsTyping(false);
    };
    return <OfferForm id={id} onDone={end} onSent={onChange} />;
  }
  // Owners answer offers and do not begin them.
  if (side === 'seller' && offer?.state !== 'open') return null;
  const make = (label: string) => (
    <Button id={makeId} look="quiet" size="small" onClick={() => setIsTyping(true)}>
      {label}
    </Button>
  );
  if (offer?.state !== 'open') return <Panel>{make('Make an offer')}</Panel>;
  const price = formatPounds(offer.amount);
  if (offer.mine)
    return <Panel text={`Your offer of ${price} is open.`}>{make('Change it')}</Panel>;
  return (
    <Panel text={`Offer of ${price}`}>
      <Button
        size="small"
        busy={busy === 'accept'}
        busyLabel="Accepting…"
        onClick={() => answer(true)}
      >
        Accept
      </Button>
      <Button
        look="quiet"
        size="small"
        busy={busy === 'decline'}
        busyLabel="Declining…"
        onClick={() => answer(false)}
      >
        Decline
      </Button>
      {make('Make another offer')}
    </Panel>
  );
}

const Panel = ({ text, children }: { text?: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-2">
    {text && <p className="mr-2 font-semibold">{text}</p>}
    {children}
  </div>
);

type OfferFormProps = { id: string; onDone: () => void; onSent: () => Promise<void> };

function OfferForm({ id, onDone, onSent }: OfferFormProps) {
  const [attempt] = useState(createAttemptKeys);
  const [pounds, setPounds] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const pence = poundsToPence(pounds);
    if (!pence) return setError('Please enter an amount, for example 120.');
    setError(undefined);
    setBusy(true);
    const amount = pounds.trim();
    const headers = { 'idempotency-key': attempt.keyOf(amount) };
    const result = await api.post(`/api/messages/${id}/offers`, { amount }, { headers });
    setBusy(false);
    if (!result.ok) return setError(result.error ?? serverError);
    await onSent();
    onDone();
  }

  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <div className="min-w-36 flex-1">
        <Field id="offer" label="Your offer" error={error} live>
          {(control) => (
            <UnitInput
              {...control}
              prefix="£"
              value={pounds}
              autoFocus
              onChange={(event) => setPounds(event.target.value)}
            />
          )}
        </Field>
      </div>
      <Button type="submit" busy={busy} busyLabel="Sending…">
        Send offer
      </Button>
      <Button look="quiet" onClick={onDone}>
        Cancel
      </Button>
    </form>
  );
}
