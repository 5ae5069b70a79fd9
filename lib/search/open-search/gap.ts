/** A placeholder where there is no word, so that distances in phrases stay the same. */
export const gap = '.';
