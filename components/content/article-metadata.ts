import type { Metadata } from 'next';
import { pageMetadata } from '@/components/search-engines/page-metadata';

type Described = { title: string; description: string; published?: string; updated?: string };

/** What search engines and previews of links are told about a text. */
export const articleMetadata = (
  { title, description, published, updated }: Described,
  path: string,
): Metadata => pageMetadata({ title, description, path, type: 'article', published, updated });
