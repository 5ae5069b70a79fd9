import { basePolicy } from './content-security-policy.ts';

/** Sent with every reply. Each page adds its script policy. */
export const securityHeaders = [
  { key: 'content-security-policy', value: basePolicy },
  { key: 'x-content-type-options', value: 'nosniff' },
  { key: 'referrer-policy', value: 'strict-origin-when-cross-origin' },
  { key: 'x-frame-options', value: 'DENY' },
  {
    key: 'permissions-policy',
    value:
      'camera=(), microphone=(), geolocation=(self), payment=(self), usb=(), browsing-topics=()',
  },
  { key: 'cross-origin-opener-policy', value: 'same-origin' },
  // Browsers ignore it on http.
  { key: 'strict-transport-security', value: 'max-age=31536000' },
];
