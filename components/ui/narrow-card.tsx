import type { ReactNode } from 'react';

export type NarrowCardProps = { title: string; lead?: ReactNode; children: ReactNode };

/** The page of one short form. */
export const NarrowCard = ({
  above,
  title,
  lead,
  children,
}: NarrowCardProps & { above?: ReactNode }) => (
  <div className="mx-auto w-full max-w-md">
    {above}
    <div className="card grid gap-6 p-5 shadow-card sm:p-8">
      <div className="grid gap-2">
        <h1 className="text-2xl font-bold">{title}</h1>
        {lead && <p className="text-muted">{lead}</p>}
      </div>
      {children}
    </div>
  </div>
);
