import { isMessageAddress } from '@/components/messages/message-address';
import { isAlertAddress } from '@/components/saved/alert-address';

/** "Log in to …": what waits at the page to which the login leads; null if nothing does. */
export function loginReason(next: string): string | null {
  if (isMessageAddress(next)) return 'send your message. Your text is kept.';
  return isAlertAddress(next)
    ? 'get new ads by email. You then come back to where you were.'
    : null;
}
