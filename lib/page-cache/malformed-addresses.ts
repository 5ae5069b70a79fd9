/*
 * "%ff" in a path cannot be decoded. Next answers it with 500 and an empty page, so such a request
 * is rewritten to an address that answers 404 with a page.
 */

export const malformedAddress = '/malformed-address';

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
