/** Stands where no word is, so that phrases keep their distances. */
export const gap = '.';
