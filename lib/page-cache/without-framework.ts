/*
 * What Next adds to a page so that React can take it over in the browser: its scripts, and once more
 * everything that the page is made of. A cached page has islands instead (components/islands), whose
 * script is a module of the site's own, and data for search engines, which nothing runs.
 */

const script = /<script\b([^>]*)>[\s\S]*?<\/script>/g;
const own = / type="(?:module|application\/ld\+json)"/;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;
const nonce = /(<(?:link|style)\b[^>]*?) nonce="[^"]*"/g;

/** The page without them. */
export const withoutFramework = (html: string): string =>
  html
    .replace(script, (whole, attributes: string) => (own.test(attributes) ? whole : ''))
    .replace(scriptPreload, '')
    .replace(nonce, '$1');

/**
 * Whether a page is incomplete until the framework's scripts have run: Next's answer to an error in
 * it, or parts that were streamed after the page around them.
 */
export const needsFramework = (html: string): boolean =>
  html.includes('<html id="__next_error__"') || html.includes('<div hidden id="S:');
