'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/fields/field';
import { TextInput } from '@/components/ui/fields/inputs';
import { Dialog } from '@/components/ui/overlays/dialog';
import type { ApiResult } from '@/lib/api/client';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { formatPence } from '@/lib/money';
import type { Card } from '@/lib/payments/providers/sandbox/cards';
import type { SandboxOutcome } from '@/lib/payments/providers/sandbox/pay-in-sandbox';
import { CardFrame, type CardFrameProps, type Refusal } from './card-frame';
import { answerChallenge, confirmSandbox } from './payment-api';
import { SandboxNumbers } from './sandbox-numbers';

type SandboxCardFormProps = Omit<CardFrameProps, 'pay' | 'children'> & { clientSecret: string };

/** The demo's imitation of a provider's card form, which never charges a card. */
export function SandboxCardForm({ clientSecret, ...frame }: SandboxCardFormProps) {
  const [card, setCard] = useState<Card>({ number: '', expiry: '', cvc: '' });
  const [isAsking, setAsking] = useState(false);
  const decide = useRef<(approve: boolean) => void>(undefined);
  const answer = (approve: boolean) => {
    setAsking(false);
    decide.current?.(approve);
  };

  const pay = async (): Promise<Refusal> => {
    const incomplete = incompleteOf(card);
    if (incomplete) return { message: incomplete };
    const first = await confirmSandbox(clientSecret, card);
    if (!first.ok || first.data.status !== 'requires_action') return refusalOf(first);
    const { promise, resolve } = Promise.withResolvers<boolean>();
    decide.current = resolve;
    setAsking(true);
    return refusalOf(await answerChallenge(clientSecret, await promise));
  };
  const field = (name: keyof Card, label: string, autoComplete: string, placeholder: string) => (
    <Field id={`card-${name}`} label={label}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="numeric"
          autoComplete={autoComplete}
          placeholder={placeholder}
          value={card[name]}
          onChange={({ target }) => {
            const isAtEnd = target.selectionStart === target.value.length;
            const value = name === 'number' && isAtEnd ? groupedNumber(target.value) : target.value;
            setCard({ ...card, [name]: value });
          }}
          className="tabular"
        />
      )}
    </Field>
  );
  return (
    <>
      <CardFrame {...frame} pay={pay}>
        {field('number', 'Card number', 'cc-number', '1234 1234 1234 1234')}
        <div className="grid grid-cols-2 gap-4">
          {field('expiry', 'Expiry date', 'cc-exp', 'MM / YY')}
          {field('cvc', 'Security code', 'cc-csc', 'CVC')}
        </div>
      </CardFrame>
      <SandboxNumbers onChoose={(number) => setCard({ number, expiry: '12 / 34', cvc: '123' })} />
      <Dialog
        open={isAsking}
        onClose={() => answer(false)}
        title="Confirm with your bank"
        keepOnOutsidePress
      >
        <p>
          The demo’s bank asks whether this is you: a payment of{' '}
          <strong className="tabular">{formatPence(frame.pence)}</strong>.
        </p>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button look="quiet" onClick={() => answer(false)}>
            Refuse
          </Button>
          <Button onClick={() => answer(true)}>Approve</Button>
        </div>
      </Dialog>
    </>
  );
}

/** "4242 4242 4242 4242" */
const groupedNumber = (typed: string) => typed.replace(/\D/g, '').replace(/(\d{4})(?=\d)/g, '$1 ');

function incompleteOf({ number, expiry, cvc }: Card): string | undefined {
  if (!/^(\d ?){13,19}$/.test(number.trim())) return 'Your card number is incomplete.';
  if (!/^\d{2} ?\/? ?\d{2}$/.test(expiry.trim())) return 'Your card’s expiry date is incomplete.';
  return /^\d{3,4}$/.test(cvc.trim()) ? undefined : 'Your card’s security code is incomplete.';
}

function refusalOf(result: ApiResult<SandboxOutcome>): Refusal {
  if (!result.ok) return { message: result.error ?? siteTexts.somethingWrong };
  if (result.data.status === 'succeeded') return undefined;
  const message = result.data.status === 'failed' ? result.data.message : siteTexts.paymentDeclined;
  return { message, isDeclined: true };
}
