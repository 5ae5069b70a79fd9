import type { MetadataRoute } from 'next';
import { siteName, tagline } from '@/lib/site';

/** Rebuilt at run time, so that it follows the configuration. */
export const dynamic = 'force-dynamic';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: `${siteName()}: ${tagline}`,
    short_name: siteName(),
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#faf8f5',
    theme_color: '#faf8f5',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  };
}
