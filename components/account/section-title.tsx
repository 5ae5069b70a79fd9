import type { ReactNode } from 'react';

export const SectionTitle = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className="mb-6 flex min-h-11 flex-wrap items-center justify-between gap-3">
    <h1 className="page-title">{title}</h1>
    {children}
  </div>
);
