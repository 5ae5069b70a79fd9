/** `--surface` in light, the colour of the header. */
export const lightToolbar = '#ffffff';

/** Colours of the browser's toolbar, the same as the header's. */
export const themeColors = [
  { media: '(prefers-color-scheme: light)', color: lightToolbar },
  { media: '(prefers-color-scheme: dark)', color: '#1e1b17' },
];
