import type { ReactNode } from 'react';

export const SectionTitle = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className="mb-6 flex min-h-11 flex-wrap items-center justify-between gap-3">
    <h1 className="text-2xl font-bold sm:text-3xl">{title}</h1>
    {children}
  </div>
);
