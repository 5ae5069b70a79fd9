export type Row = { id: string; sentence: string };

export const section = (number: number | string, sentences: Record<string, string>): Row[] =>
  Object.entries(sentences).map(([id, sentence]) => ({ id: `${number}.${id}`, sentence }));
