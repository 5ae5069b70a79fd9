/* Takes personal data and secrets out of a text for the log. Errors of libraries quote what they got. */

const patterns: [RegExp, string][] = [
  [/\b(?:Bearer|Basic)\s+[\w.~+/=-]{8,}/gi, '[secret]'],
  [/(\w+:\/\/)[^\s/@:]*:[^\s/@]*@/g, '$1[secret]@'],
  [/[\w.+%-]+@[\w.-]+\.[a-z]{2,}/gi, '[email]'],
  [
    /\b((?:api[_-]?)?key|token|code|secret|password|session|authorization)(["']?\s*[=:]\s*["']?)[^\s&"',;)}]{3,}/gi,
    '$1$2[secret]',
  ],
  [/(?<![\w-])(?:\+44|0044|0)(?:[ -]?\d){9,10}(?![\w-])/g, '[phone]'],
  // Private and loopback addresses name our own machines.
  [
    /\b(?!127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|0\.0\.0\.0)(?:\d{1,3}\.){3}\d{1,3}\b/g,
    '[address]',
  ],
];

export const scrub = (text: string): string =>
  patterns.reduce((scrubbed, [pattern, instead]) => scrubbed.replace(pattern, instead), text);
