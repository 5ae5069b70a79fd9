import type { Metadata } from 'next';
import { articleMetadata } from '@/components/content/article-metadata';
import { ArticlePage } from '@/components/content/article-page';
import { typography } from '@/components/content/typography';
import { PageNotFound } from '@/components/layout/page-not-found';
import { JsonLd } from '@/components/search-engines/json-ld';
import { blogPosts, neighboursOf } from '@/content/library';
import { formatDate } from '@/lib/dates';
import { missingPage } from '@/lib/page-cache/store/answer-status';
import { article } from '@/lib/search-engines/site-json-ld';

export const revalidate = 3600;
export const generateStaticParams = () => blogPosts.map(({ slug }) => ({ post: slug }));

type BlogPostProps = { params: Promise<{ post: string }> };

const find = async (params: BlogPostProps['params']) => {
  const { post: slug } = await params;
  return blogPosts.find((post) => post.slug === slug);
};

const pathOf = (slug: string) => `/blog/${slug}`;
const linkTo = (post: { slug: string; title: string } | undefined) =>
  post && { href: pathOf(post.slug), title: post.title };

export async function generateMetadata({ params }: BlogPostProps): Promise<Metadata> {
  const post = await find(params);
  if (!post) return { title: 'Page not found', ...missingPage };
  return articleMetadata(post, pathOf(post.slug));
}

export default async function BlogPostPage({ params }: BlogPostProps) {
  const post = await find(params);
  if (!post) return <PageNotFound />;
  const { slug, title, description, published, tags, headings, Content } = post;
  // Posts are listed newest first but read oldest first.
  const { previous: newer, next: older } = neighboursOf(blogPosts, slug);
  return (
    <ArticlePage
      trail={[{ href: '/blog', name: 'Blog' }]}
      title={title}
      description={description}
      facts={`${formatDate(new Date(published))} · ${tags.join(', ')}`}
      headings={headings}
      previous={linkTo(older)}
      next={linkTo(newer)}
    >
      <JsonLd data={article('BlogPosting', post, pathOf(slug))} />
      <Content components={typography} />
    </ArticlePage>
  );
}
