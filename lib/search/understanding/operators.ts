/** With quotes, a minus or OR: such texts are searched for as they are. */
export const hasOperators = (text: string): boolean => /"|\bOR\b|(?:^|\s)-\S/.test(text);
