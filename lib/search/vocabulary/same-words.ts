import { electronics, fashion } from './same-words/electronics-and-fashion';
import { everydayNames } from './same-words/everyday-names';
import { everydayServices } from './same-words/everyday-services';
import { furniture, household } from './same-words/furniture-and-household';
import { furtherGoods } from './same-words/further-goods';
import { furtherHouse } from './same-words/further-house';
import { furtherLeisure } from './same-words/further-leisure';
import { furtherWork } from './same-words/further-work';
import { leisure } from './same-words/leisure';
import { plainNames } from './same-words/plain-names';
import { sellersNames } from './same-words/sellers-names';
import { slang } from './same-words/slang';
import { numbers, spellings } from './same-words/spellings';
import { typedNames } from './same-words/typed-names';
import { property, vehicles } from './same-words/vehicles-and-property';
import { taught, work } from './same-words/work';

/*
 * Synonyms: a search for one finds the others. English stemming covers plurals, so only irregular ones are
 * listed. Applied to the query, not to the index.
 */

const groupsOf = (...texts: string[]): string[][] =>
  texts.flatMap((lines) =>
    lines
      .trim()
      .split('\n')
      .map((line) => line.split(',').map((word) => word.trim())),
  );

/** Synonymous nouns; each line is a group. */
export const sameThings: readonly (readonly string[])[] = groupsOf(
  furniture,
  household,
  electronics,
  leisure,
  fashion,
  vehicles,
  work,
  slang,
  furtherLeisure,
  furtherHouse,
  furtherGoods,
  furtherWork,
  plainNames,
  typedNames,
  sellersNames,
  everydayNames,
  everydayServices,
);

/** Each line is a group. */
export const sameWords: readonly (readonly string[])[] = [
  ...sameThings,
  ...groupsOf(property, spellings, numbers),
  ...taught,
];
