import type { Metadata } from 'next';

type Described = { title: string; description: string; published?: string; updated?: string };

/** What search engines and previews of links are told about a text. */
export const articleMetadata = (
  { title, description, published, updated }: Described,
  path: string,
): Metadata => ({
  title,
  description,
  alternates: { canonical: path },
  openGraph: {
    title,
    description,
    url: path,
    type: 'article',
    ...(published && { publishedTime: published }),
    ...(updated && { modifiedTime: updated }),
  },
});
