import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { articleMetadata } from '@/components/content/article-metadata';
import { ArticlePage } from '@/components/content/article-page';
import { typography } from '@/components/content/typography';
import { JsonLd } from '@/components/search-engines/json-ld';
import { helpArticles, neighboursOf } from '@/content/library';
import { formatDate } from '@/lib/dates';
import { getPrices } from '@/lib/payments/prices';
import { article as articleJsonLd } from '@/lib/search-engines/json-ld/site-json-ld';
import { adultReview } from '@/lib/settings/adult';

type HelpArticleProps = { params: Promise<{ article: string }> };

const find = async (params: HelpArticleProps['params']) => {
  const { article: slug } = await params;
  return helpArticles.find((article) => article.slug === slug) ?? notFound();
};

const pathOf = (slug: string) => `/help/${slug}`;
const linkTo = (article: { slug: string; title: string } | undefined) =>
  article && { href: pathOf(article.slug), title: article.title };

export async function generateMetadata({ params }: HelpArticleProps): Promise<Metadata> {
  const article = await find(params);
  return articleMetadata(article, pathOf(article.slug));
}

export default async function HelpArticlePage({ params }: HelpArticleProps) {
  const article = await find(params);
  const { slug, title, description, updated, headings, Content } = article;
  const { previous, next } = neighboursOf(helpArticles, slug);
  return (
    <ArticlePage
      trail={[{ href: '/help', name: 'Help' }]}
      title={title}
      description={description}
      facts={`Updated ${formatDate(new Date(updated))}`}
      headings={headings}
      previous={linkTo(previous)}
      next={linkTo(next)}
    >
      <JsonLd data={articleJsonLd('Article', article, pathOf(slug))} />
      <Content
        components={typography}
        prices={await getPrices()}
        adultReview={await adultReview()}
      />
    </ArticlePage>
  );
}
