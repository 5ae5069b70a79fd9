import { absoluteUrl } from '@/lib/site';

/** A node of JSON-LD in the words of schema.org. What is undefined is left out. */
export type JsonLdNode = { '@type': string | readonly string[]; [property: string]: unknown };

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** The text of a script element: nothing in a value can end it, open a comment or a line. */
export const jsonLdText = (node: JsonLdNode): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...node }).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => escapes[sign] ?? sign,
  );

type Crumb = { href: string; name: string };

/** The way to a page: home, what is between, and the page itself by its name, where it has one there. */
export const breadcrumbList = (trail: readonly Crumb[], here?: string): JsonLdNode => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    ...[{ href: '/', name: 'Home' }, ...trail].map(({ href, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(href),
    })),
    ...(here ? [{ '@type': 'ListItem', position: trail.length + 2, name: here }] : []),
  ],
});

/** Ads in the order in which a page lists them. */
export const adList = (
  name: string,
  ads: readonly { _id: string; title: string }[],
): JsonLdNode => ({
  '@type': 'ItemList',
  name,
  numberOfItems: ads.length,
  itemListElement: ads.map(({ _id, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: absoluteUrl(`/ad/${_id}`),
  })),
});
