/** Spellings of one sound in British English, in this order. */
const sounds: readonly (readonly [pattern: RegExp, sound: string])[] = [
  [/(.)\1+/g, '$1'],
  [/^(?:kn|gn|pn)/, 'n'],
  [/^wr/, 'r'],
  [/^(?:ps|pt)/, 's'],
  [/^wh/, 'w'],
  [/[st]ch|shu?(?=n$)|sh|[st]io(?=n)|[cst]ia(?=[nl])/g, 'X'],
  [/ch/g, 'X'],
  [/ph|gh(?=t?$)/g, 'f'],
  [/ft(?=$)/g, 't'],
  [/th/g, 'T'],
  [/mb(?=er|$)/g, 'm'],
  [/p(?=b)/g, ''],
  [/(?<=[aeiouy])w(?![aeiouy])/g, ''],
  [/(?<=[^aeiouy])le$/, 'el'],
  [/gu(?=[eiy])/g, 'G'],
  [/dg(?=e)|g(?=[eiy])/g, 'j'],
  [/c(?=[eiy])/g, 's'],
  [/c?[kq]u?|c/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  // "Sofa" and "sofer" end alike.
  [/(?<=.)(?:e[ra]|a[rh]?|o[ru]?r|re|ure)$/, '@'],
  [/(?<=[^aeiouy])e$/, ''],
  [/[aeiouyw]*[aeiouy]h?/g, 'a'],
  [/(?<=a)r(?=[^a@]|$)/g, ''],
];

/** Equal for words that sound alike: "sofa" and "sofer", "wardrobe" and "wordrobe". Lower case. */
export const soundKey = (word: string): string =>
  sounds.reduce((text, [pattern, sound]) => text.replace(pattern, sound), word);
