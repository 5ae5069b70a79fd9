import './globals.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { FontPreload } from '@/components/layout/font-preload';
import { PageBody } from '@/components/layout/page-body';
import { themeColors } from '@/components/layout/theme-colors';
import { env } from '@/lib/env';
import { siteDescription, siteName, tagline } from '@/lib/site';

/** Pages are rendered per request; the page cache stores public ones. */
export const dynamic = 'force-dynamic';

export function generateMetadata(): Metadata {
  const name = siteName();
  return {
    metadataBase: new URL(env().APP_URL),
    title: { default: `${name}: ${tagline}`, template: `%s · ${name}` },
    description: siteDescription,
    applicationName: name,
  };
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: themeColors,
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
      <head>
        <FontPreload />
      </head>
      <PageBody>{children}</PageBody>
    </html>
  );
}
