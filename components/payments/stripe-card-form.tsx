'use client';

import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Appearance, Stripe } from '@stripe/stripe-js';
// The default entry would load Stripe's script on every page that bundles it.
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { CardFrame, type CardFrameProps, type Refusal } from './card-frame';

type StripeCardFormProps = Omit<CardFrameProps, 'pay' | 'children' | 'isReady'> & {
  clientSecret: string;
  publishableKey: string;
};

/** Stripe's own fields in iframes, so that no card number ever touches this site. */
export function StripeCardForm({ clientSecret, publishableKey, ...frame }: StripeCardFormProps) {
  const [stripe, setStripe] = useState<Stripe | null>();
  useEffect(() => {
    let isShown = true;
    const use = (loaded: Stripe | null) => isShown && setStripe(loaded);
    loadStripe(publishableKey).then(use, () => use(null));
    return () => {
      isShown = false;
    };
  }, [publishableKey]);

  if (stripe === undefined) return <p role="status">{siteTexts.paymentInitializing}</p>;
  if (stripe === null) {
    return (
      <Notice tone="negative" live>
        {siteTexts.paymentFailed}
      </Notice>
    );
  }
  return (
    <Elements
      key={clientSecret}
      stripe={stripe}
      options={{ clientSecret, locale: 'en-GB', appearance: appearance() }}
    >
      <StripeFields {...frame} />
    </Elements>
  );
}

function StripeFields(frame: Omit<CardFrameProps, 'pay' | 'children' | 'isReady'>) {
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setReady] = useState(false);
  const [isBroken, setBroken] = useState(false);

  const pay = async (): Promise<Refusal> => {
    if (!stripe || !elements) return { message: siteTexts.somethingWrong };
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      redirect: 'if_required',
      confirmParams: { return_url: window.location.href },
    });
    const status = paymentIntent?.status ?? error?.payment_intent?.status;
    if (status === 'succeeded' || status === 'processing') return undefined;
    const isDeclined = error?.type === 'card_error';
    return { message: error?.message ?? siteTexts.paymentDeclined, isDeclined };
  };
  if (isBroken) {
    return (
      <Notice tone="negative" live>
        {siteTexts.paymentFailed}
      </Notice>
    );
  }
  return (
    <CardFrame {...frame} pay={pay} isReady={isReady}>
      <PaymentElement
        options={{
          layout: 'tabs',
          wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
        }}
        onReady={() => setReady(true)}
        onLoadError={() => setBroken(true)}
      />
    </CardFrame>
  );
}

/** Design tokens of the current colour scheme. */
function appearance(): Appearance {
  const styles = getComputedStyle(document.documentElement);
  const token = (name: string) => styles.getPropertyValue(name).trim();
  return {
    theme: 'stripe',
    variables: {
      colorPrimary: token('--brand'),
      colorBackground: token('--surface'),
      colorText: token('--ink'),
      colorTextSecondary: token('--muted'),
      colorDanger: token('--negative'),
      borderRadius: '12px',
      fontSizeBase: '16px',
    },
  };
}
