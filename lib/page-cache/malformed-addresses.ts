import type { IncomingMessage } from 'node:http';

/*
 * "%ff" in a path stands for no text. Next fails on it in several places, with 500 and an empty page:
 * such a request is turned to an address that leads nowhere, whose 404 has words.
 */

const nowhere = '/malformed-address';

export function refuseMalformedAddress(request: IncomingMessage): false {
  if (!isWellFormed(request.url ?? '')) request.url = nowhere;
  return false;
}

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
