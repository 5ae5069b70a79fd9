import type { PurchaseState } from '@/lib/db/generated/enums';

/* The allowed transitions of a purchase. Other events, late or repeated, change nothing. */
export const followers: Record<PurchaseState, readonly PurchaseState[]> = {
  created: ['processing', 'paid', 'failed'],
  processing: ['paid', 'failed'],
  // A late payment still counts: it can be published with, or is refunded.
  failed: ['paid'],
  paid: ['applied', 'refunded', 'disputed'],
  applied: ['refunded', 'disputed'],
  // A won dispute restores the earlier state; after a lost one the money is gone.
  disputed: ['paid', 'applied', 'refunded'],
  // If the bank returns the money, it is refunded again.
  refunded: ['paid', 'applied'],
};

export const canBecome = (from: PurchaseState, to: PurchaseState) => followers[from].includes(to);

export const openStates = ['created', 'processing'] as const satisfies PurchaseState[];

export const isOpen = (state: PurchaseState) => openStates.some((open) => open === state);
