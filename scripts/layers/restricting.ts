/** An override of the linter that refuses imports by patterns. Of several for a file, the last applies. */
export const restricting = (includes: string[], patterns: object[]) => ({
  includes,
  linter: {
    rules: { style: { noRestrictedImports: { level: 'error', options: { patterns } } } },
  },
});
