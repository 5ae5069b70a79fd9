const endings = /(?:ings?|edly|ed|ers?|ies|es|s|ly)$/;

/** A word without its usual endings: "posting", "posted" and "posts" have the same stem. */
export function wordStem(word: string): string {
  if (word.length < 4 || word.endsWith('ss')) return word;
  const stem = word.replace(endings, (ending) => (ending === 'ies' ? 'y' : ''));
  if (stem.length < 3) return word;
  return stem.replace(/([bdgklmnprt])\1$/, '$1').replace(/(?<=..)[ey]$/, '');
}
