const digits = ['oak', 'ash', 'elm', 'fir', 'yew', 'bay', 'fig', 'pine', 'lime', 'plum'];

/** With a number in words: screening holds figures and letters that stand for something else. */
export const numbered = (name: string, number: number) =>
  `${name} ${[...String(number)].map((digit) => digits[Number(digit)]).join(' ')}`;
