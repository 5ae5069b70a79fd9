import type { MessageView } from '@/lib/messages/views';
import { formatPounds } from '@/lib/money';

export function messageSummary({ kind, text, amount, attachment }: MessageView): string {
  if (kind === 'text') return text || (attachment?.kind === 'cv' ? 'CV' : 'Photo');
  const ofPrice = amount === null ? '' : ` of ${formatPounds(amount)}`;
  if (kind === 'offer') return `Offer${ofPrice}`;
  return `${kind === 'accepted' ? 'Accepted' : 'Declined'} the offer${ofPrice}`;
}
