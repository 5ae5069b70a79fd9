export type Row = { id: string; sentence: string };

/** Rows of one section: ids without its number, or D and the number of a section of the decisions. */
export const section = (number: number | string, sentences: Record<string, string>): Row[] =>
  Object.entries(sentences).map(([id, sentence]) => ({ id: `${number}.${id}`, sentence }));
