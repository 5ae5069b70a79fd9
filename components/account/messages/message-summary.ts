import type { MessageView } from '@/lib/messages/views';
import { formatPrice, poundsToPence } from '@/lib/money';

export function messageSummary({ kind, text, amount, attachment }: MessageView): string {
  if (kind === 'text') return text || (attachment?.kind === 'cv' ? 'CV' : 'Photo');
  const price = formatPrice(poundsToPence(amount) ?? 0);
  if (kind === 'offer') return `Offer of ${price}`;
  return `${kind === 'accepted' ? 'Accepted' : 'Declined'} the offer of ${price}`;
}
