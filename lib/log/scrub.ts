/* Removes personal data and secrets from a log text. Errors of libraries quote their input. */

const patterns: [RegExp, string][] = [
  [/\b(?:Bearer|Basic)\s+[\w.~+/=-]{8,}/gi, '[secret]'],
  [/(\w{1,30}:\/\/)[^\s/@:]*:[^\s/@]*@/g, '$1[secret]@'],
  [/[\w.+%-]{1,64}@[\w.-]{1,253}\.[a-z]{2,63}/gi, '[email]'],
  [
    // Not what Prisma says in back quotes: the state of a failed statement.
    /\b((?:api[_-]?)?key|token|code|secret|password|session|authorization)(["']?\s*[=:]\s*["']?)(?!`\w{1,20}`)[^\s&"',;)}]{3,}/gi,
    '$1$2[secret]',
  ],
  [/(?<![\w-])(?:\+44|0044|0)(?:[ -]?\d){9,10}(?![\w-])/g, '[phone]'],
  // Private and loopback addresses identify only our own machines.
  [
    /\b(?!127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|0\.0\.0\.0)(?:\d{1,3}\.){3}\d{1,3}\b/g,
    '[address]',
  ],
];

/** Characters that are searched, since an error may quote a whole upload. */
const longest = 10_000;
/** Dropped before the cut, where half an email address or secret would not be recognised. */
const margin = 400;

export function scrub(text: string): string {
  const scrubbed = patterns.reduce(
    (rest, [pattern, instead]) => rest.replace(pattern, instead),
    text.slice(0, longest),
  );
  return text.length > longest ? `${scrubbed.slice(0, -margin)}…` : scrubbed;
}
