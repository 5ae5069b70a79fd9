/*
 * Addresses that Next answers with 500 and an empty page ("%ff" in a path cannot be decoded) or with a
 * page's data for scripts ("/help.rsc"). We answer them with 404.
 */

export function isWellFormed(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  if (path.endsWith('.rsc')) return false;
  if (!path.includes('%')) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}
