import type { ReactNode } from 'react';
import { Crumbs } from '@/components/ui/crumbs';
import { ArrowLeft, ArrowRight } from '@/components/ui/icons';
import { TableOfContents } from './table-of-contents';

type Neighbour = { href: string; title: string };

type ArticlePageProps = {
  trail: { href: string; name: string }[];
  title: string;
  description: string;
  facts?: ReactNode;
  headings: { id: string; text: string }[];
  previous?: Neighbour | undefined;
  next?: Neighbour | undefined;
  children: ReactNode;
};

/** Minimum for a table of contents. */
const manyParts = 4;

export function ArticlePage(props: ArticlePageProps) {
  const { trail, title, description, facts, headings, previous, next, children } = props;
  const isLong = headings.length >= manyParts;
  return (
    <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 py-4 sm:py-8 lg:grid-cols-[minmax(0,46rem)_minmax(0,1fr)]">
      <div className="lg:col-span-2">
        <Crumbs trail={trail} here={title} />
      </div>
      <header className="grid gap-3 lg:col-span-2 lg:max-w-[46rem]">
        <h1 className="text-3xl font-extrabold sm:text-4xl">{title}</h1>
        <p className="text-lg text-muted">{description}</p>
        {facts && <p className="text-sm text-muted">{facts}</p>}
      </header>
      {isLong && (
        <div className="grid lg:order-1">
          <TableOfContents headings={headings} />
        </div>
      )}
      <div className="grid content-start gap-12">
        <article>{children}</article>
        {(previous || next) && (
          <nav aria-label="More articles" className="grid gap-3 sm:grid-cols-2">
            {previous && <Neighbour {...previous} direction="Previous" />}
            {next && <Neighbour {...next} direction="Next" />}
          </nav>
        )}
      </div>
    </div>
  );
}

const Neighbour = ({ href, title, direction }: Neighbour & { direction: 'Previous' | 'Next' }) => (
  <a
    href={href}
    className={`card flex items-center gap-3 p-4 hover:bg-surface-2 ${direction === 'Next' ? 'text-right sm:col-start-2' : ''}`}
  >
    {direction === 'Previous' && <ArrowLeft aria-hidden="true" className="size-5 shrink-0" />}
    <span className="grid grow">
      <span className="text-sm text-muted">{direction}</span>
      <span className="font-semibold">{title}</span>
    </span>
    {direction === 'Next' && <ArrowRight aria-hidden="true" className="size-5 shrink-0" />}
  </a>
);
