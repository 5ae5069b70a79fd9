import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { articleMetadata } from '@/components/content/article-metadata';
import { ArticlePage } from '@/components/content/article-page';
import { typography } from '@/components/content/typography';
import { JsonLd } from '@/components/search-engines/json-ld';
import { blogPosts, neighboursOf } from '@/content/library';
import { formatDate } from '@/lib/dates';
import { article } from '@/lib/search-engines/json-ld/site-json-ld';

type BlogPostProps = { params: Promise<{ post: string }> };

const find = async (params: BlogPostProps['params']) => {
  const { post: slug } = await params;
  return blogPosts.find((post) => post.slug === slug) ?? notFound();
};

const pathOf = (slug: string) => `/blog/${slug}`;
const linkTo = (post: { slug: string; title: string } | undefined) =>
  post && { href: pathOf(post.slug), title: post.title };

export async function generateMetadata({ params }: BlogPostProps): Promise<Metadata> {
  const post = await find(params);
  return articleMetadata(post, pathOf(post.slug));
}

export default async function BlogPostPage({ params }: BlogPostProps) {
  const post = await find(params);
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
