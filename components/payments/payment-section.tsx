'use client';

import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { totalPence, type UpgradeKey, upgrades } from '@/lib/catalogue/upgrades';
import { formatPence, type Pence } from '@/lib/money';
import type { OpenIntentReply } from '@/lib/payments/replies';
import type { Refusal } from './card-frame';
import { usePrices } from './prices';
import { SandboxCardForm } from './sandbox-card-form';
import type { Payment } from './use-payment';

const StripeCardForm = dynamic(
  () => import('./stripe-card-form').then(({ StripeCardForm: form }) => form),
  { ssr: false, loading: () => <Initializing /> },
);

type PaymentSectionProps = {
  payment: Payment;
  chosen: UpgradeKey[];
  isPaid: boolean;
  /** Publishing starts automatically in a moment. */
  isPublishing: boolean;
  paidText?: string;
  publishingText?: string;
  /** What to do instead of paying. */
  otherwise: Otherwise;
};

type Otherwise = { label: string; onChoose: () => void };

export function PaymentSection({
  payment,
  chosen,
  isPaid,
  isPublishing,
  paidText = siteTexts.paymentReady,
  publishingText = siteTexts.publishedInAMoment,
  otherwise,
}: PaymentSectionProps) {
  const prices = usePrices();
  const pence = totalPence(chosen, prices);
  return (
    <section aria-labelledby="payment" className="card grid gap-4 p-4 sm:p-6">
      <h2 id="payment" className="text-xl font-semibold">
        Payment
      </h2>
      <dl className="grid gap-1">
        {upgrades
          .filter(({ key }) => chosen.includes(key))
          .map(({ key, name }) => (
            <Line key={key} name={name} amount={formatPence(prices[key])} />
          ))}
        <Line
          name={isPaid ? 'Paid' : 'Total'}
          amount={formatPence(pence)}
          className="mt-1 border-t border-line pt-2 font-semibold"
        />
      </dl>
      {isPaid ? (
        <Notice tone="positive" live>
          <p>{paidText}</p>
          {isPublishing && <p className="mt-1 text-ink">{publishingText}</p>}
        </Notice>
      ) : (
        <Unpaid payment={payment} pence={pence} otherwise={otherwise} />
      )}
    </section>
  );
}

type LineProps = { name: string; amount: string; className?: string };

const Line = ({ name, amount, className = '' }: LineProps) => (
  <div className={`flex justify-between gap-4 ${className}`}>
    <dt>{name}</dt>
    <dd className="tabular">{amount}</dd>
  </div>
);

type UnpaidProps = { payment: Payment; pence: Pence; otherwise: Otherwise };

function Unpaid({ payment, pence, otherwise }: UnpaidProps) {
  const { state } = payment;
  const without = (
    <Button look="plain" disabled={payment.isPaying} onClick={otherwise.onChoose}>
      {otherwise.label}
    </Button>
  );
  switch (state.phase) {
    case 'initializing':
      return <Initializing />;
    case 'failed':
      return (
        <>
          <Notice tone="negative" live>
            <p>{siteTexts.paymentFailed}</p>
            {state.detail && <p className="mt-1">{state.detail}</p>}
          </Notice>
          <Choices>
            <Button look="quiet" onClick={payment.retry}>
              Try again
            </Button>
            {without}
          </Choices>
        </>
      );
    case 'waiting':
      return (
        <>
          <Notice tone="warning" live>
            {siteTexts.paymentWaiting}
          </Notice>
          <Choices>
            <Button look="quiet" onClick={payment.retry}>
              Check again
            </Button>
          </Choices>
        </>
      );
    case 'open':
      return (
        <>
          <CardForm
            intent={state.intent}
            frame={{
              pence,
              onBusyChange: payment.setPaying,
              onCharged: () => payment.settle(state.intent),
            }}
          />
          <Choices>{without}</Choices>
        </>
      );
  }
}

type CardFormProps = {
  intent: OpenIntentReply;
  frame: {
    pence: Pence;
    onBusyChange: (isBusy: boolean) => void;
    onCharged: () => Promise<Refusal>;
  };
};

function CardForm({ intent, frame }: CardFormProps) {
  const { clientSecret, publishableKey } = intent;
  if (intent.provider === 'sandbox') return <SandboxCardForm {...{ clientSecret }} {...frame} />;
  if (!publishableKey) {
    return (
      <Notice tone="negative" live>
        {siteTexts.paymentFailed}
      </Notice>
    );
  }
  return <StripeCardForm {...{ clientSecret, publishableKey }} {...frame} />;
}

const Initializing = () => (
  <div className="grid min-h-48 content-start">
    <p role="status">{siteTexts.paymentInitializing}</p>
  </div>
);

const Choices = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap justify-center gap-3">{children}</div>
);
