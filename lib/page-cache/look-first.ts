import { answerFromMemory } from './answer-from-memory';
import { rememberAsker } from './asking-address';
import { beforeRequests } from './before-requests';
import { forgetQuery } from './forget-query';
import { keepSuggestions } from './keep-suggestions';
import { refuseMalformedAddress } from './malformed-addresses';

/** What happens to a request before Next sees it. Call once, before the server takes its first one. */
export function lookFirst(): void {
  // In development no page is kept, and Next has addresses of its own.
  const isKeeping = process.env.NODE_ENV === 'production';
  beforeRequests([
    refuseMalformedAddress,
    ...(isKeeping ? [forgetQuery, answerFromMemory(), keepSuggestions()] : []),
    rememberAsker,
  ]);
}
