/** Also in app/globals.css, where the browser would find it only after the stylesheet. */
export const FontPreload = () => (
  <link
    rel="preload"
    href="/fonts/figtree-5.3.0.woff2"
    as="font"
    type="font/woff2"
    crossOrigin="anonymous"
  />
);
