import type { ReactNode } from 'react';
import { HiddenAds } from '@/components/hidden/hidden-ads';
import { SaveHearts } from '@/components/saved/save-hearts';
import { Island } from '@/components/ui/island';
import { Toaster } from '@/components/ui/overlays/toaster';
import { signedInCookieName } from '@/lib/auth/cookie-names';

export const PageBody = ({ children }: { children: ReactNode }) => (
  <body className="flex min-h-dvh flex-col antialiased">
    {children}
    <Island name="SaveHearts" of={SaveHearts} props={{ cookie: signedInCookieName }} />
    <Island name="HiddenAds" of={HiddenAds} props={{ cookie: signedInCookieName }} />
    <Island name="Toaster" of={Toaster} props={{}} />
  </body>
);
