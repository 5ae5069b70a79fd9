/*
 * "%ff" in a path cannot be decoded. Next fails on it in several places, with 500 and an empty page:
 * such a request goes to an address that leads nowhere, whose 404 has words.
 */

export const malformedAddress = '/malformed-address';

/** Whether the path of an address can be decoded. Query strings are read leniently everywhere. */
export function isWellFormed(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  if (!path.includes('%')) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}
