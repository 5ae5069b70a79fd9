/* A page's dependencies, derived from its address and HTML, so that pages need not declare them. */

export type PageTags = {
  /** A change of these invalidates the page at once. */
  exact: string[];
  /** A change of these invalidates the page once per `listPause`. */
  lists: string[];
};

export const adTag = (id: string) => `ad:${id}`;
export const sellerTag = (username: string) => `seller:${username.toLowerCase()}`;
export const listTag = (scope: string, area: string) => `list:${scope}/${area}`;
export const isListTag = (tag: string) => tag.startsWith('list:');
export const settingsTag = 'settings';
/** The tag of every page that shows ads or sellers. */
export const everything = 'everything';

const adLink = /\/ad\/([0-9a-z]{12})(?![0-9a-z])/g;

export function pageTags(path: string, body: string, lists: readonly string[]): PageTags {
  const ids = new Set([...adsIn(path), ...adsIn(body)]);
  const isAlive = lists.length + ids.size > 0;
  return {
    exact: Array.from(ids, adTag),
    lists: isAlive ? [...lists, everything] : [],
  };
}

/** Not with matchAll, which copies the pattern each time and slows down unknown addresses. */
function adsIn(text: string): string[] {
  if (!text.includes('/ad/')) return [];
  const found: string[] = [];
  adLink.lastIndex = 0;
  for (let match = adLink.exec(text); match; match = adLink.exec(text)) found.push(match[1] ?? '');
  return found;
}
