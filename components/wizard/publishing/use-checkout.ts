'use client';

import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { usePrices } from '@/components/payments/prices';
import { chosenUpgrades } from '@/components/payments/providers';
import { usePayment } from '@/components/payments/use-payment';
import type { WizardValues } from '@/components/wizard/form/values';
import type { DraftSaver } from '@/components/wizard/saving/draft-saver';
import type { Start } from '@/components/wizard/start/load-start';
import { totalPence, type UpgradeKey } from '@/lib/catalogue/upgrades';
import type { ProviderName } from '@/lib/payments/providers/payment-provider';

type CheckoutOptions = {
  form: UseFormReturn<WizardValues>;
  start: Start;
  adId: string | undefined;
  saver: Pick<DraftSaver, 'save' | 'current'>;
  provider: ProviderName | null;
  isLastStep: boolean;
  onLoggedOut: () => void;
};

export type Checkout = ReturnType<typeof useCheckout>;

/** The ad's upgrades: selected, to be paid, or paid and waiting for publication. */
export function useCheckout({ form, start, adId, saver, provider, ...options }: CheckoutOptions) {
  const bought = start.payment?.state === 'paid' ? start.payment.extras : undefined;
  const prices = usePrices();
  const [paid, setPaid] = useState(bought);
  const [isJustPaid, setJustPaid] = useState(false);
  const extras = useWatch({ control: form.control, name: 'extras' });
  // Paid upgrades are kept when the category changes.
  const isOffered = Boolean(provider) || paid !== undefined;
  const chosen = paid ?? (isOffered ? chosenUpgrades(extras) : []);
  const isDue = chosen.length > 0 && paid === undefined;

  function keepPaid(keys: UpgradeKey[]) {
    form.setValue('extras', Object.fromEntries(keys.map((key) => [key, true])));
    setPaid(keys);
  }

  const payment = usePayment({
    due: isDue ? chosen : [],
    isShown: options.isLastStep,
    async prepare() {
      await saver.save();
      const draftId = saver.current()?.id;
      if (!draftId && !adId) return undefined;
      return {
        amountPence: totalPence(chosen, prices),
        extras: chosen,
        ...(draftId && { draftId }),
        // Selecting an active upgrade extends it.
        ...(adId && { adId, extend: true }),
      };
    },
    onPaid(keys, when) {
      keepPaid(keys);
      setJustPaid(when === 'now');
    },
    onLoggedOut: options.onLoggedOut,
  });

  return {
    chosen,
    paid,
    isDue,
    isOffered,
    /** Paid on this page rather than on an earlier visit. */
    isJustPaid,
    payment,
    /** For a payment that was refunded or used elsewhere. */
    forgetPaid: () => setPaid(undefined),
    continueWithout: () => form.setValue('extras', {}),
  };
}
