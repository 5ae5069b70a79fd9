import type { ReactNode } from 'react';

type GroupProperties = { id: string; title: string; description?: string; children: ReactNode };

export const Group = ({ id, title, description, children }: GroupProperties) => (
  <section id={id} className="grid min-w-0 gap-4">
    <h2 className="text-2xl font-bold">{title}</h2>
    {description && <p>{description}</p>}
    {children}
  </section>
);
