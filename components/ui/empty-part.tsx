import type { ReactNode } from 'react';

export const EmptyPart = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <div className="card grid justify-items-center gap-4 px-6 py-12 text-center">
    <span className="grid size-16 place-items-center rounded-full bg-accent-soft text-accent">
      {icon}
    </span>
    {children}
  </div>
);
