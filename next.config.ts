import type { NextConfig } from 'next';

/** On every answer. The content security policy is made per page: see middleware.ts and lib/http. */
const securityHeaders = [
  { key: 'x-content-type-options', value: 'nosniff' },
  { key: 'referrer-policy', value: 'strict-origin-when-cross-origin' },
  { key: 'x-frame-options', value: 'DENY' },
  {
    key: 'permissions-policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(self), usb=(), browsing-topics=()',
  },
  { key: 'cross-origin-opener-policy', value: 'same-origin' },
];

const config: NextConfig = {
  output: 'standalone',
  poweredByHeader: false,
  reactStrictMode: true,
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['@node-rs/argon2', 'sharp'],
  headers: async () => [{ source: '/:path*', headers: securityHeaders }],
};

export default config;
