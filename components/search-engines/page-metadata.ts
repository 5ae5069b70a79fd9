import type { Metadata } from 'next';
import { descriptionMax, oneLine, titleMax } from '@/lib/search-engines/page-text';
import { siteName } from '@/lib/site';

type Picture = { url: string; width?: number; height?: number; alt: string };

type Described = {
  title: string;
  /** Omits the site's name. */
  isWholeTitle?: boolean;
  description: string;
  /** The canonical path. */
  path: string;
  picture?: Picture;
  type?: 'website' | 'article' | 'profile';
  /** ISO days, for articles. */
  published?: string | undefined;
  updated?: string | undefined;
  /** False: noindex, follow. */
  isIndexed?: boolean;
  /** Address of its Atom feed. */
  feed?: string;
};

export function pageMetadata({ path, type = 'website', isIndexed = true, ...page }: Described) {
  const title = oneLine(page.title, titleMax);
  const description = oneLine(page.description, descriptionMax);
  const images = [page.picture ?? sitePicture()];
  const shared = { title, description, images };
  return {
    title: page.isWholeTitle ? { absolute: page.title } : title,
    description,
    alternates: {
      canonical: path,
      ...(page.feed && { types: { 'application/atom+xml': page.feed } }),
    },
    openGraph: {
      ...shared,
      url: path,
      siteName: siteName(),
      locale: 'en_GB',
      type,
      ...(page.published && { publishedTime: page.published }),
      ...(page.updated && { modifiedTime: page.updated }),
    },
    twitter: { ...shared, card: 'summary_large_image' },
    ...(!isIndexed && { robots: { index: false, follow: true } }),
  } satisfies Metadata;
}

/** A page's own Open Graph data replaces the image that Next would add. */
export const sitePicture = (): Picture => ({
  url: '/opengraph-image.png',
  width: 1200,
  height: 630,
  alt: `The skyline of ${siteName()}: terraces, Big Ben, Tower Bridge and Edinburgh Castle`,
});
