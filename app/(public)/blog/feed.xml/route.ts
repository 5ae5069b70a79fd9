import { blogPosts } from '@/content/library';
import { openRoute } from '@/lib/api/route';
import { atomFeed } from '@/lib/content/atom-feed';
import { absoluteUrl, siteName } from '@/lib/site';

export const GET = openRoute({ anonymous: true }, () => {
  const feed = atomFeed({
    url: absoluteUrl('/blog/feed.xml'),
    homeUrl: absoluteUrl('/blog'),
    title: `${siteName()} blog`,
    author: siteName(),
    entries: blogPosts.map(({ slug, title, description, published, updated = published }) => ({
      url: absoluteUrl(`/blog/${slug}`),
      title,
      summary: description,
      published,
      updated,
    })),
  });
  return new Response(feed, {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
  });
});
