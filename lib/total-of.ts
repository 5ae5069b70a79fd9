export const totalOf = (rows: readonly { count: number }[]): number =>
  rows.reduce((total, { count }) => total + count, 0);
