/* What a cached page depends on, read off its address and its HTML: pages need not declare it. */

export type PageTags = {
  /** A change of these makes the page wrong at once. */
  exact: string[];
  /** A change of these makes the page wrong, but not so often that it is rendered for each request. */
  lists: string[];
};

export const adTag = (id: string) => `ad:${id}`;
export const sellerTag = (username: string) => `seller:${username.toLowerCase()}`;
export const listTag = (scope: string, area: string) => `list:${scope}/${area}`;
/** Of every page that shows ads or sellers. */
export const everything = 'everything';

const adLink = /\/ad\/([0-9a-z]{12})(?![0-9a-z])/g;

/**
 * The tags of the page at `path`, whose text is `body` and which is made from `lists`. One without
 * lists and ads shows nothing that changes.
 */
export function pageTags(path: string, body: string, lists: readonly string[]): PageTags {
  const ids = new Set(Array.from(`${path} ${body}`.matchAll(adLink), (match) => match[1] ?? ''));
  const isAlive = lists.length + ids.size > 0;
  return {
    exact: Array.from(ids, adTag),
    lists: isAlive ? [...lists, everything] : [],
  };
}
