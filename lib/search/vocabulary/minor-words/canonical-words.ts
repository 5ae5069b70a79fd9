/* Words that are replaced by another before a noun is looked up. */

/** "Toddler's scooter" is a kids scooter. */
export const childWords: ReadonlySet<string> = new Set(
  'kid kids child childs children childrens toddler toddlers infant infants junior'.split(' '),
);

export const canonicalWord: Readonly<Record<string, string>> = {
  fix: 'repair',
  fixed: 'repair',
  mend: 'repair',
  mended: 'repair',
};
