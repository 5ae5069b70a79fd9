/** Colours of the browser's toolbar, the same as the header's. */
export const themeColors = [
  { media: '(prefers-color-scheme: light)', color: '#ffffff' },
  { media: '(prefers-color-scheme: dark)', color: '#151310' },
];
