/** An inch (17") is no quotation mark, and one mark alone quotes nothing. */
export const hasQuotes = (text: string): boolean => /(?<!\d)"[^"]+"/.test(text);

/** With quotes, a minus or OR: such texts are searched for as they are. */
export const hasOperators = (text: string): boolean =>
  hasQuotes(text) || /\bOR\b|(?:^|\s)-\S/.test(text);

/** A bar separates alternatives in vocabulary. */
export const hasQuotesOrOr = (text: string): boolean =>
  hasQuotes(text) || /\||(?:^|\s)OR(?:\s|$)/.test(text);

/** '-holiday' and '-"sea view"': what no ad may have. */
export const exclusionsIn = (text: string): string[] =>
  text.match(/(?<!\S)-(?:"[^"]+"|[^\s"-]\S*)/g) ?? [];
