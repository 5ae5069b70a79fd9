import { blogPosts, helpArticles, legalPages } from '@/content/library';
import type { SitemapUrl } from '@/lib/search-engines/sitemaps/sitemap-xml';

type Dated = { published?: string; updated?: string };

const dateOf = ({ published, updated }: Dated): Date | null => {
  const day = updated ?? published;
  return day ? new Date(day) : null;
};

export const newestOf = (urls: readonly SitemapUrl[]): Date | null =>
  urls.reduce<Date | null>(
    (newest, { changedAt }) => (changedAt && (!newest || changedAt > newest) ? changedAt : newest),
    null,
  );

/** Help, blog, legal and other fixed pages; `changedAt` only where the page states a date. */
export function contentPages(): SitemapUrl[] {
  const help = helpArticles.map((article) => ({
    path: `/help/${article.slug}`,
    changedAt: dateOf(article),
  }));
  const blog = blogPosts.map((post) => ({ path: `/blog/${post.slug}`, changedAt: dateOf(post) }));
  const legal = legalPages.map((page) => ({ path: `/${page.slug}`, changedAt: dateOf(page) }));
  return [
    { path: '/', changedAt: null },
    { path: '/help', changedAt: newestOf(help) },
    ...help,
    { path: '/blog', changedAt: newestOf(blog) },
    ...blog,
    ...legal,
    { path: '/transparency', changedAt: null },
    { path: '/api/docs', changedAt: null },
  ];
}
