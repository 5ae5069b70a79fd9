/** What the browser's own bars are painted with, as the header is. */
export const themeColors = [
  { media: '(prefers-color-scheme: light)', color: '#ffffff' },
  { media: '(prefers-color-scheme: dark)', color: '#151310' },
];
