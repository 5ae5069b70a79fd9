import { beforeRequests } from './before-requests';

/*
 * "%ff" in a path stands for no text. Next fails on it in several places, with 500 and an empty page:
 * such a request is turned to an address that leads nowhere, whose 404 has words.
 */

const nowhere = '/malformed-address';

/** Call once, before the server takes its first request. */
export const refuseMalformedAddresses = (): void =>
  beforeRequests((request) => {
    if (!isWellFormed(request.url ?? '')) request.url = nowhere;
  });

/** Whether the path of an address can be decoded. Queries are read leniently everywhere. */
export function isWellFormed(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  if (!path.includes('%')) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    // The one thing that it throws for.
    return false;
  }
}
