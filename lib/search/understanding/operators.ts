/** With quotes, a minus or OR: such texts are searched for as they are. */
export const hasOperators = (text: string): boolean => /"|\bOR\b|(?:^|\s)-\S/.test(text);

/** An inch is no quote, and a bar separates alternatives in vocabulary. */
export const hasQuotesOrOr = (text: string): boolean => /(?<!\d)"|\||(?:^|\s)OR(?:\s|$)/.test(text);

/** '-holiday' and '-"sea view"': what no ad may have. */
export const exclusionsIn = (text: string): string[] =>
  text.match(/(?<!\S)-(?:"[^"]+"|[^\s"-]\S*)/g) ?? [];
