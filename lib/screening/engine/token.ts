/** One reading of a stretch of text. Several may start at one place and end at different ones. */
export type Edge = {
  /** Stems this may stand for. */
  forms: string[];
  /** Its value, when it is a number. */
  value: number | undefined;
  /** Index of the token after it. */
  next: number;
  /** Written so that a reader sees a word and a machine does not. */
  isDisguised: boolean;
};

/** A run of letters or of digits in the folded text. */
export type Token = {
  text: string;
  start: number;
  end: number;
  isOdd: boolean;
  /** It follows the end of a sentence. */
  isFirst: boolean;
};

export type Lattice = { tokens: Token[]; edges: Edge[][] };
