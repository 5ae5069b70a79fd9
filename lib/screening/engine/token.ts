/** One reading of a piece of text. Several may start at the same place and have different ends. */
export type Edge = {
  /** The stems it may stand for. */
  forms: string[];
  value: number | undefined;
  /** Index of the following token. */
  next: number;
  /** Written so that people see a word and software does not. */
  isDisguised: boolean;
};

/** A run of letters or of digits in the folded text. */
export type Token = {
  text: string;
  start: number;
  end: number;
  isOdd: boolean;
  /** True at the start of a sentence. */
  isFirst: boolean;
};

export type Lattice = { tokens: Token[]; edges: Edge[][] };
