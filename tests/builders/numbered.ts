const digits = ['oak', 'ash', 'elm', 'fir', 'yew', 'bay', 'fig', 'pine', 'lime', 'plum'];

/** Appends a number in words, because screening may hold digits and look-alike letters. */
export const numbered = (name: string, number: number) =>
  `${name} ${[...String(number)].map((digit) => digits[Number(digit)]).join(' ')}`;
