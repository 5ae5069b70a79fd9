import { messages } from '@/lib/catalogue/messages';
import type { UpgradeKey } from '@/lib/catalogue/upgrades';
import { AppError } from '@/lib/errors';

/**
 * Upgrades are granted only against a payment. No card provider is set up, so none can have been
 * made: throws `payment_required` when any is asked for.
 */
export function requirePaid(extras: UpgradeKey[]): void {
  if (extras.length === 0) return;
  throw new AppError('payment_required', messages.paymentNotSetUp, {
    fields: { extras: messages.paymentNotSetUp },
  });
}
