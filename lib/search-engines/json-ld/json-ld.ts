import { absoluteUrl } from '@/lib/site';

export type JsonLdNode = { '@type': string | readonly string[]; [property: string]: unknown };

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Escaped so that no value can end the script element or open a comment. */
export const jsonLdText = (node: JsonLdNode): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...node }).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => escapes[sign] ?? sign,
  );

type Crumb = { href: string; name: string };

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
