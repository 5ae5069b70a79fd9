import type { MetadataRoute } from 'next';
import { lightToolbar } from '@/components/layout/theme-colors';
import { imageTypes } from '@/lib/catalogue/limits';
import { siteName, tagline } from '@/lib/site';

/** Depends on the configuration at run time. */
export const dynamic = 'force-dynamic';

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: `${siteName()}: ${tagline}`,
    short_name: siteName(),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#faf8f5',
    theme_color: lightToolbar,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Post an Ad', url: '/post' },
      { name: 'Messages', url: '/my-account/messages' },
    ],
    // public/sw.js receives the photo.
    share_target: {
      action: '/share',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        files: [{ name: 'photo', accept: [...imageTypes] }],
      },
    },
  };
}
