export type ExistingTest = { file: string; title: string; rows: string[] };

export const inFile = (file: string, tests: Record<string, string[]>): ExistingTest[] =>
  Object.entries(tests).map(([title, rows]) => ({ file, title, rows }));
