import type { Metadata } from 'next';
import { articleMetadata } from '@/components/content/article-metadata';
import { ArticlePage } from '@/components/content/article-page';
import { typography } from '@/components/content/typography';
import { PageNotFound } from '@/components/layout/page-not-found';
import { JsonLd } from '@/components/search-engines/json-ld';
import { helpArticles, neighboursOf } from '@/content/library';
import { formatDate } from '@/lib/dates';
import { missingPage } from '@/lib/page-cache/store/answer-status';
import { article as articleJsonLd } from '@/lib/search-engines/site-json-ld';

export const revalidate = 3600;
export const generateStaticParams = () => helpArticles.map(({ slug }) => ({ article: slug }));

type HelpArticleProps = { params: Promise<{ article: string }> };

const find = async (params: HelpArticleProps['params']) => {
  const { article: slug } = await params;
  return helpArticles.find((article) => article.slug === slug);
};

const pathOf = (slug: string) => `/help/${slug}`;
const linkTo = (article: { slug: string; title: string } | undefined) =>
  article && { href: pathOf(article.slug), title: article.title };

export async function generateMetadata({ params }: HelpArticleProps): Promise<Metadata> {
  const article = await find(params);
  if (!article) return { title: 'Page not found', ...missingPage };
  return articleMetadata(article, pathOf(article.slug));
}

export default async function HelpArticlePage({ params }: HelpArticleProps) {
  const article = await find(params);
  if (!article) return <PageNotFound />;
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
      <Content components={typography} />
    </ArticlePage>
  );
}
