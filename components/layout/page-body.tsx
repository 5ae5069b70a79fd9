import type { ReactNode } from 'react';
import { Island } from '@/components/islands/island';
import { Toaster } from '@/components/ui/toaster';

/** The body of every page, with the place for short messages. */
export const PageBody = ({ children }: { children: ReactNode }) => (
  <body className="flex min-h-dvh flex-col antialiased">
    {children}
    <Island name="Toaster" of={Toaster} props={{}} />
  </body>
);
