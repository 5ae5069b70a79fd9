import type { ReactNode } from 'react';

/** A page to read: one column of plain text. */
export const TextPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <article className="container-page grid max-w-3xl gap-8 py-8 sm:py-12">
    <h1 className="text-3xl font-extrabold sm:text-4xl">{title}</h1>
    {children}
  </article>
);

export const TextPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-3">
    <h2 className="text-xl font-bold">{title}</h2>
    {children}
  </section>
);
