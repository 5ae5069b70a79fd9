import { useEffect, useEffectEvent, useRef } from 'react';
import { MessageWarning } from '@/components/messages/message-warning';
import { Button } from '@/components/ui/button';
import { describedBy, FieldError } from '@/components/ui/fields/field';

type OfferFieldProps = {
  value: string;
  error: string | undefined;
  warning: string | undefined;
  onChange: (value: string | null) => void;
  onSend: (confirmed?: true) => void;
  busy: boolean;
};

const offerId = 'message-offer';

/** Shown in place of the send button. */
export function OfferField({ value, error, warning, onChange, onSend, busy }: OfferFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // A restored one leaves the focus where it is.
  const begin = useEffectEvent(() => {
    if (value === '') input.current?.focus();
  });
  useEffect(() => begin(), []);
  return (
    <div className="grid gap-2">
      <label htmlFor={offerId} className="font-medium">
        Your offer in pounds
      </label>
      <FieldError id={offerId} error={error} live />
      <input
        ref={input}
        id={offerId}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={value}
        aria-describedby={describedBy(offerId, undefined, error)}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onChange(event.target.value)}
        className="control tabular"
      />
      {warning && <MessageWarning text={warning} busy={busy} onSend={() => onSend(true)} />}
      <Button onClick={() => onSend()} busy={busy} busyLabel="Sending…">
        Send offer
      </Button>
      <Button look="quiet" onClick={() => onChange(null)}>
        Cancel
      </Button>
    </div>
  );
}
