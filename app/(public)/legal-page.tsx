import type { Metadata } from 'next';
import { articleMetadata } from '@/components/content/article-metadata';
import { ArticlePage } from '@/components/content/article-page';
import { typography } from '@/components/content/typography';
import { legalPages } from '@/content/library';
import { formatDate } from '@/lib/dates';

type LegalSlug = 'terms' | 'privacy' | 'cookies' | 'safety';

function find(slug: LegalSlug) {
  const page = legalPages.find((legal) => legal.slug === slug);
  if (!page) throw new Error(`content/legal has no ${slug}`);
  return page;
}

export const legalMetadata = (slug: LegalSlug): Metadata => articleMetadata(find(slug), `/${slug}`);

export function LegalPage({ slug }: { slug: LegalSlug }) {
  const { title, description, updated, headings, Content } = find(slug);
  return (
    <ArticlePage
      trail={[]}
      title={title}
      description={description}
      facts={`Updated ${formatDate(new Date(updated))}`}
      headings={headings}
    >
      <Content components={typography} />
    </ArticlePage>
  );
}
