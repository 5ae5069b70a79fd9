'use client';

import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { formatPence, type Pence } from '@/lib/money';

/** Why nothing was paid; undefined if charged. */
export type Refusal = { message: string; isDeclined?: boolean } | undefined;

export type CardFrameProps = {
  pence: Pence;
  /** Never throws. */
  pay: () => Promise<Refusal>;
  onBusyChange: (isBusy: boolean) => void;
  /** Asks the server to confirm the charge; never throws. */
  onCharged: () => Promise<Refusal>;
  isReady?: boolean;
  children: ReactNode;
};

export function CardFrame({ pence, pay, onBusyChange, onCharged, ...props }: CardFrameProps) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const isRunning = useRef(false);

  const toggle = (isOn: boolean) => {
    isRunning.current = isOn;
    setBusy(isOn);
    onBusyChange(isOn);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isRunning.current || props.isReady === false) return;
    toggle(true);
    setRefusal(undefined);
    setRefusal((await pay()) ?? (await onCharged()));
    toggle(false);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {refusal && (
        <Notice tone="negative" live>
          {refusal.message}
          {refusal.isDeclined && ` ${siteTexts.nothingCharged}`}
        </Notice>
      )}
      {props.children}
      <Button
        type="submit"
        busy={isBusy}
        busyLabel={siteTexts.paymentProcessing}
        disabled={props.isReady === false}
        className="w-full"
      >
        Pay {formatPence(pence)}
      </Button>
    </form>
  );
}
