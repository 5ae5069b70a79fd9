import { siteTexts } from '@/lib/catalogue/site-texts';

/* Card numbers are neither stored nor logged, since a visitor may type a real one. */
export type Card = { number: string; expiry: string; cvc: string };

export type CardVerdict =
  | { status: 'succeeded' | 'requires_action' }
  | { status: 'failed'; message: string };

const verdicts: Record<string, CardVerdict> = {
  '4242424242424242': { status: 'succeeded' },
  '4000000000007726': { status: 'succeeded' },
  '4000000000005126': { status: 'succeeded' },
  '4000002500003155': { status: 'requires_action' },
  '4000000000000002': { status: 'failed', message: siteTexts.cardDeclined },
  '4000000000009995': { status: 'failed', message: siteTexts.cardFundsMissing },
};

/** A refund stays pending for a while, or succeeds and later fails at the bank. */
export type RefundOutcome = 'pends' | 'fails';

const refundOutcomes: Record<string, RefundOutcome> = {
  '4000000000007726': 'pends',
  '4000000000005126': 'fails',
};

export const refundOutcomeOf = ({ number }: Card): RefundOutcome | null =>
  refundOutcomes[digitsOf(number)] ?? null;

const digitsOf = (number: string) => number.replace(/[\s-]/g, '');

export function judgeCard({ number, expiry, cvc }: Card, now: Date): CardVerdict {
  const digits = digitsOf(number);
  if (!/^\d{12,19}$/.test(digits)) return failed(siteTexts.cardNumberInvalid);
  if (!isInFuture(expiry, now)) return failed(siteTexts.cardExpiryInvalid);
  if (!/^\d{3,4}$/.test(cvc.trim())) return failed(siteTexts.cardCvcInvalid);
  return verdicts[digits] ?? failed(siteTexts.cardNotForTests);
}

const failed = (message: string) => ({ status: 'failed' as const, message });

/** "12/30", "12 / 30" or "1230": valid until the end of the month. */
function isInFuture(expiry: string, now: Date): boolean {
  const [, month = '', year = ''] =
    /^\s*(0[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d\d)\s*$/.exec(expiry) ?? [];
  return month !== '' && new Date(Date.UTC(2000 + Number(year), Number(month), 1)) > now;
}
