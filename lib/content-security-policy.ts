/*
 * The content security policy, for all kinds of page. No page allows inline scripts as such: pages
 * that Next renders name theirs by a nonce (middleware.ts), cached pages have none
 * (lib/page-cache/to-page.ts). Relative imports only: next.config.ts loads it without a bundler.
 */

/** On every answer, errors and files included: it says nothing about scripts, so it never conflicts. */
export const basePolicy =
  "base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'self'";

/** What Stripe's card form needs, in frames of its own. */
const stripe = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
};

type PolicyOptions = {
  development?: boolean;
  /** Cards are paid with here: the provider's script and frames are let in. */
  payment?: boolean;
};

/** The whole policy of a page whose own inline scripts are named by `scripts`. */
export function pagePolicy(scripts: readonly string[], options: PolicyOptions = {}) {
  // React's development build evaluates code to rebuild server stacks; production never does.
  const extra = [
    ...(options.development ? ["'unsafe-eval'"] : []),
    ...(options.payment ? stripe.scripts : []),
  ];
  const calls = [...(options.development ? ['ws:'] : []), ...(options.payment ? stripe.calls : [])];
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts, ...extra].join(' ')}`,
    // Components position pop-ups by style attributes, which have neither nonce nor stable hash.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...calls].join(' '),
    ...(options.payment ? [`frame-src ${stripe.frames.join(' ')}`] : []),
    "manifest-src 'self'",
    basePolicy,
  ].join('; ');
}
