import type { ReactNode } from 'react';

export const Message = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="container-page grid max-w-xl flex-1 content-center justify-items-center gap-5 py-16 text-center text-muted">
    <StreetLamp />
    <h1 className="text-3xl font-bold text-ink">{title}</h1>
    {children}
  </div>
);

const StreetLamp = () => (
  <svg viewBox="0 0 160 110" aria-hidden="true" className="w-40">
    <ellipse cx="80" cy="100" rx="70" ry="7" className="fill-surface-2" />
    <path d="M64 34 36 98h88L96 34Z" className="fill-brand-soft" />
    <path
      d="M77 40h6v56h-6zM66 96h28v5H66zM68 18h24l4 18H64zM74 11h12l4 7H70zM78 6h4v6h-4z"
      className="fill-muted"
    />
    <path d="M71 21h18l2.600 12H68.400z" className="fill-brand" />
  </svg>
);
