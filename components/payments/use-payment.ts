'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { createAttemptKeys } from '@/components/ui/browser/attempt-keys';
import { toast } from '@/components/ui/overlays/toast';
import { siteTexts } from '@/lib/catalogue/site-texts';
import type { UpgradeKey } from '@/lib/catalogue/upgrades';
import { second } from '@/lib/dates';
import type { OpenIntentReply } from '@/lib/payments/replies';
import type { Refusal } from './card-frame';
import { createIntent, getPurchase, isPaidIntent, type Order } from './payment-api';

export type PaymentState =
  | { phase: 'initializing' }
  | { phase: 'failed'; detail?: string | undefined }
  | { phase: 'open'; intent: OpenIntentReply }
  /** The browser reports a charge that the server has not confirmed yet. */
  | { phase: 'waiting' };

type PaymentOptions = {
  due: readonly UpgradeKey[];
  isShown: boolean;
  /** Saves the draft and returns the order; undefined if saving failed. */
  prepare: () => Promise<Order | undefined>;
  /** 'before': in another tab or on an earlier visit. */
  onPaid: (extras: UpgradeKey[], when: 'now' | 'before') => void;
  onLoggedOut: () => void;
};

export type Payment = ReturnType<typeof usePayment>;

const asks = 15;

export function usePayment(options: PaymentOptions) {
  const [state, setState] = useState<PaymentState>({ phase: 'initializing' });
  const [attempt, setAttempt] = useState(0);
  const [isPaying, setPaying] = useState(false);
  const [{ keyOf }] = useState(createAttemptKeys);
  const latest = useRef(options);
  latest.current = options;

  const begin = useCallback(
    async (isCurrent: () => boolean) => {
      setState({ phase: 'initializing' });
      const order = await latest.current.prepare();
      if (!isCurrent()) return;
      if (!order) return setState({ phase: 'failed' });
      const result = await createIntent(order, keyOf(JSON.stringify([order, attempt])));
      if (!isCurrent()) return;
      if (!result.ok) {
        if (result.status === 401) latest.current.onLoggedOut();
        const isRefused = result.status >= 400 && result.status < 500;
        return setState({ phase: 'failed', detail: isRefused ? result.error : undefined });
      }
      // Paid earlier, in a tab that was closed.
      if (isPaidIntent(result.data)) return latest.current.onPaid(result.data.extras, 'before');
      setState({ phase: 'open', intent: result.data });
    },
    [attempt, keyOf],
  );

  const due = options.due.join();
  useEffect(() => {
    if (!options.isShown || due === '') return;
    let isCurrent = true;
    void begin(() => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [begin, due, options.isShown]);

  /** Polls until the outcome is known. Returns the reason if unpaid. */
  async function settle(intent: OpenIntentReply): Promise<Refusal> {
    for (let attempt = 0; attempt < asks; attempt += 1) {
      const purchase = await getPurchase(intent.purchaseId);
      if (purchase.ok && isDone(purchase.data.state)) {
        toast.success(siteTexts.paymentSuccessful);
        latest.current.onPaid(purchase.data.extras, 'now');
        return undefined;
      }
      if (purchase.ok && purchase.data.state === 'failed') {
        return { message: siteTexts.paymentDeclined, isDeclined: true };
      }
      await new Promise((resolve) => setTimeout(resolve, second));
    }
    setState({ phase: 'waiting' });
    return undefined;
  }

  return {
    state,
    isPaying,
    setPaying,
    settle,
    retry: () => setAttempt((count) => count + 1),
  };
}

const isDone = (state: string) => state === 'paid' || state === 'applied';
