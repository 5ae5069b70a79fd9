/** "1,250" → "1250"; any other comma stays, so that "1,6" is not read as 16. */
export const withoutThousandsCommas = (text: string): string =>
  text.replace(/^(\d{1,3}(?:,\d{3})+)(?![\d,])/, (digits) => digits.replaceAll(',', ''));
