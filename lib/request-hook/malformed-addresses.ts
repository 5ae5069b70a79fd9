/* Next would answer 500 ("%ff" cannot be decoded) or a page's data for scripts ("/help.rsc"). */

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
