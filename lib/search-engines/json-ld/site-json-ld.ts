import { absoluteUrl, siteName, socialLinks } from '@/lib/site';
import type { JsonLdNode } from './json-ld';

const idOf = (name: string) => absoluteUrl(`/#${name}`);

export const webSite = (): JsonLdNode => ({
  '@type': 'WebSite',
  '@id': idOf('website'),
  name: siteName(),
  url: absoluteUrl('/'),
  inLanguage: 'en-GB',
  publisher: { '@id': idOf('organization') },
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      // URL would escape the braces of the template.
      urlTemplate: `${absoluteUrl('/search')}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
});

export const organization = (): JsonLdNode => {
  const elsewhere = socialLinks().flatMap(({ url }) => url ?? []);
  return {
    '@type': 'Organization',
    '@id': idOf('organization'),
    name: siteName(),
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icon-512.png'),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  };
};

type Text = { title: string; description: string; published?: string; updated?: string };

export const article = (type: 'BlogPosting' | 'Article', text: Text, path: string): JsonLdNode => ({
  '@type': type,
  headline: text.title,
  description: text.description,
  url: absoluteUrl(path),
  mainEntityOfPage: absoluteUrl(path),
  image: absoluteUrl('/opengraph-image.png'),
  inLanguage: 'en-GB',
  ...(text.published && { datePublished: text.published }),
  ...(text.updated && { dateModified: text.updated }),
  author: { '@type': 'Organization', name: siteName(), url: absoluteUrl('/') },
  publisher: { '@type': 'Organization', name: siteName(), logo: absoluteUrl('/icon-512.png') },
});
