/*
 * Inline scripts are not allowed as such: pages rendered by Next have a nonce (middleware.ts),
 * cached pages have none (lib/page-cache/to-page.ts). Relative imports only, since next.config.ts
 * loads this without a bundler.
 */

/**
 * On every reply, including errors and files. Without script-src, so that it never conflicts with a
 * page's policy.
 */
export const basePolicy =
  "base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'self'";

/** For Stripe's card form. */
const stripe = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
};

type PolicyOptions = {
  development?: boolean;
  /** Allows the card provider's scripts and frames. */
  payment?: boolean;
  /** An origin, besides the site, to which the page may send files. */
  uploadsTo?: string | undefined;
};

/** The policy of a page whose inline scripts match `scripts`. */
export function pagePolicy(scripts: readonly string[], options: PolicyOptions = {}) {
  // React's development build evaluates code to rebuild server stacks.
  const extra = [
    ...(options.development ? ["'unsafe-eval'"] : []),
    ...(options.payment ? stripe.scripts : []),
  ];
  const calls = [
    ...(options.development ? ['ws:'] : []),
    ...(options.payment ? stripe.calls : []),
    ...(options.uploadsTo ? [options.uploadsTo] : []),
  ];
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts, ...extra].join(' ')}`,
    // Pop-ups are positioned by style attributes, which have neither a nonce nor a stable hash.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...calls].join(' '),
    ...(options.payment ? [`frame-src ${stripe.frames.join(' ')}`] : []),
    "manifest-src 'self'",
    basePolicy,
  ].join('; ');
}
