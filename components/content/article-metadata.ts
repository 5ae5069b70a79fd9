import type { Metadata } from 'next';
import { pageMetadata } from '@/components/search-engines/page-metadata';

type Described = { title: string; description: string; published?: string; updated?: string };

export const articleMetadata = (
  { title, description, published, updated }: Described,
  path: string,
): Metadata => pageMetadata({ title, description, path, type: 'article', published, updated });
