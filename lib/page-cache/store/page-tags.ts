/*
 * What a cached page depends on, read off its address and its HTML. Pages need no tags of their own.
 * Relative imports only: the cache handler runs outside the bundle.
 */

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
 * The tags of the page at `path`, whose text is `body`; `given` are those that Next knows it by.
 * One without lists shows nothing that changes.
 */
export function pageTags(path: string, body: string, given: string[] = []): PageTags {
  const ids = new Set(Array.from(`${path} ${body}`.matchAll(adLink), (match) => match[1] ?? ''));
  const lists = listTags(path);
  const isAlive = lists.length + ids.size > 0;
  return {
    exact: [...given, ...Array.from(ids, adTag)],
    lists: isAlive ? [...lists, everything] : [],
  };
}

/** The lists that a page is made from. */
function listTags(path: string): string[] {
  const [section, first = '', second = ''] = path.split('/').slice(1).map(decoded);
  if (section === 'home') return [listTag('all', first)];
  if (section === 'browse') return [listTag(first, second)];
  if (section === 'seller') return [sellerTag(first)];
  // Of a search it is not known which ads it would find: it lives for seconds alone.
  return section === 'found' ? ['found'] : [];
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // Not an address of ours, and no list's.
    return segment;
  }
}
