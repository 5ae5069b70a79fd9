/** With a number in letters: screening holds some that stand for words. */
export const numbered = (name: string, number: number) =>
  `${name} ${[...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join(' ')}`;
