import { pageMetadata } from '@/components/search-engines/page-metadata';
import { Rss } from '@/components/ui/icons';
import { blogPosts } from '@/content/library';
import { formatDate } from '@/lib/dates';

const description =
  'Short, practical reads for people who sell, let or hire locally: titles, photos and prices that work.';

export const generateMetadata = () =>
  pageMetadata({ title: 'Blog', description, path: '/blog', feed: '/blog/feed.xml' });
export default function BlogPage() {
  return (
    <div className="container-page grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8 py-8 sm:py-12">
      <header className="grid gap-3">
        <h1 className="text-3xl font-extrabold sm:text-4xl">Blog</h1>
        <p className="text-lg text-muted">{description}</p>
      </header>
      <ul className="grid gap-4">
        {blogPosts.map(({ slug, title, description: summary, published, tags }) => (
          <li key={slug} className="card relative grid gap-2 p-5 sm:p-6">
            <p className="text-sm text-muted">
              <time dateTime={published}>{formatDate(new Date(published))}</time> ·{' '}
              {tags.join(', ')}
            </p>
            <h2 className="text-xl font-bold">
              <a
                href={`/blog/${slug}`}
                className="after:absolute after:inset-0 after:rounded-card hover:underline"
              >
                {title}
              </a>
            </h2>
            <p className="text-muted">{summary}</p>
          </li>
        ))}
      </ul>
      <p>
        <a href="/blog/feed.xml" className="link inline-flex min-h-11 items-center gap-2">
          <Rss aria-hidden="true" className="size-4.5" />
          Follow the blog by feed
        </a>
      </p>
    </div>
  );
}
