import type { PurchaseState } from '@/lib/db/generated/enums';

/*
 * What a purchase can become. Pure. Each state names those that may follow it; everything else that
 * a provider reports, late or twice, changes nothing.
 */
export const followers: Record<PurchaseState, readonly PurchaseState[]> = {
  created: ['processing', 'paid', 'failed'],
  processing: ['paid', 'failed'],
  // Money that comes after all is money, and is published with or given back.
  failed: ['paid'],
  paid: ['applied', 'refunded', 'disputed'],
  applied: ['refunded', 'disputed'],
  // Won, it is what it was before; lost, the money is gone.
  disputed: ['paid', 'applied', 'refunded'],
  // The bank may send the money back: then it is to be given back again.
  refunded: ['paid', 'applied'],
};

export const canBecome = (from: PurchaseState, to: PurchaseState) => followers[from].includes(to);

/** States in which the buyer may still be about to pay. */
export const openStates = ['created', 'processing'] as const satisfies PurchaseState[];

export const isOpen = (state: PurchaseState) => openStates.some((open) => open === state);
