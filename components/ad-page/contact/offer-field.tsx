import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';

type OfferFieldProps = {
  value: string;
  onChange: (value: string | null) => void;
  onSend: () => void;
  busy: boolean;
};

const offerId = 'message-offer';

/** Shown in place of the send button. */
export function OfferField({ value, onChange, onSend, busy }: OfferFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <div className="grid gap-2">
      <label htmlFor={offerId} className="font-medium">
        Your offer in pounds
      </label>
      <input
        ref={input}
        id={offerId}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="control tabular"
      />
      <Button onClick={onSend} busy={busy} busyLabel="Sending…">
        Send offer
      </Button>
      <Button look="quiet" onClick={() => onChange(null)}>
        Cancel
      </Button>
    </div>
  );
}
