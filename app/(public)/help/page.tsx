import { Contact } from '@/components/content/contact';
import { pageMetadata } from '@/components/search-engines/page-metadata';
import { helpTopics } from '@/content/frontmatter';
import { helpArticles } from '@/content/library';

const description =
  'How to post and manage ads, look after your account, verify your phone and stay safe when you buy, sell, rent or look for work.';

export const generateMetadata = () => pageMetadata({ title: 'Help', description, path: '/help' });
export default function HelpPage() {
  return (
    <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-10 py-8 sm:py-12">
      <header className="grid max-w-3xl gap-3">
        <h1 className="text-3xl font-extrabold sm:text-4xl">Help</h1>
        <p className="text-lg text-muted">{description}</p>
      </header>
      {helpTopics.map((topic) => (
        <section key={topic} aria-label={topic}>
          <h2 className="mb-4 text-xl font-bold">{topic}</h2>
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {helpArticles
              .filter((article) => article.topic === topic)
              .map(({ slug, title, description: summary }) => (
                <li key={slug} className="card relative grid content-start gap-1 p-4">
                  <h3 className="font-semibold">
                    <a
                      href={`/help/${slug}`}
                      className="after:absolute after:inset-0 after:rounded-card hover:underline"
                    >
                      {title}
                    </a>
                  </h3>
                  <p className="text-sm text-muted">{summary}</p>
                </li>
              ))}
          </ul>
        </section>
      ))}
      <section aria-label="Something else" className="max-w-3xl">
        <h2 className="mb-4 text-xl font-bold">Something else?</h2>
        <Contact />
      </section>
    </div>
  );
}
