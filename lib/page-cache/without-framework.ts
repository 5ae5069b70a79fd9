/* Removes Next's hydration scripts, which repeat the page. Islands and JSON-LD keep theirs. */

const script = /<script\b([^>]*)>[\s\S]*?<\/script>/g;
const own = / type="(?:module|application\/ld\+json)"/;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;
const nonce = /(<(?:link|style)\b[^>]*?) nonce="[^"]*"/g;

export const withoutFramework = (html: string): string =>
  html
    .replace(script, (whole, attributes: string) => (own.test(attributes) ? whole : ''))
    .replace(scriptPreload, '')
    .replace(nonce, '$1');

/** An error page or a streamed part is incomplete until the framework's scripts have run. */
export const needsFramework = (html: string): boolean =>
  html.includes('<html id="__next_error__"') || html.includes('<div hidden id="S:');
