import './globals.css';
import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { Island } from '@/components/islands/island';
import { Toaster } from '@/components/ui/toaster';
import { env } from '@/lib/env';
import { siteDescription, siteName, tagline } from '@/lib/site';

const figtree = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-figtree',
  // A late font would shift the text; the next page has it.
  display: 'optional',
});

/** Every page is rendered when it is asked for; the page cache stores what is the same for everybody. */
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
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#151310' },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB" className={figtree.variable}>
      <body className="flex min-h-dvh flex-col antialiased">
        {children}
        <Island name="Toaster" of={Toaster} props={{}} />
      </body>
    </html>
  );
}
