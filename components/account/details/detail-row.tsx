import type { ReactNode } from 'react';

type DetailRowProps = {
  label: string;
  action?: ReactNode;
  note?: string | undefined;
  children: ReactNode;
};

export const DetailRow = ({ label, action, note, children }: DetailRowProps) => (
  <div className="grid min-h-15 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 px-5 py-2.5 sm:grid-cols-[10rem_minmax(0,1fr)_auto]">
    <dt className="col-start-1 text-muted">{label}</dt>
    <dd className="col-start-1 font-medium wrap-anywhere sm:col-start-2">
      {children || 'N/A'}
      {note && <p className="mt-1 text-sm font-normal text-muted">{note}</p>}
    </dd>
    {action && (
      <dd className="col-start-2 row-span-2 row-start-1 sm:col-start-3 sm:row-span-1">{action}</dd>
    )}
  </div>
);
