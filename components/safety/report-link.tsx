import type { ReactNode } from 'react';
import { Flag } from '@/components/ui/icons';

/** The form is a separate page, so that the page with the link can be cached. */
export const ReportLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a
    href={href}
    rel="nofollow"
    className="inline-flex min-h-11 items-center gap-2 justify-self-start text-sm text-muted underline-offset-4 hover:underline"
  >
    <Flag aria-hidden="true" className="size-4" />
    {children}
  </a>
);
