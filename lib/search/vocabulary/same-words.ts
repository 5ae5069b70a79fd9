import { phrases } from './lists';
import { animals } from './same-words/animals';
import { babyAndChild } from './same-words/baby-and-child';
import { clothes } from './same-words/clothes';
import { electronics } from './same-words/electronics';
import { furniture } from './same-words/furniture';
import { gardenAndDiy } from './same-words/garden-and-diy';
import { healthAndBeauty } from './same-words/health-and-beauty';
import { jobs } from './same-words/jobs';
import { household } from './same-words/kitchen-and-household';
import { lessons, taught } from './same-words/lessons';
import { describingWords, miscellaneous } from './same-words/miscellaneous';
import { musicAndHobbies } from './same-words/music-and-hobbies';
import { people } from './same-words/people';
import { property, propertyWords } from './same-words/property';
import { services } from './same-words/services';
import {
  abbreviations,
  counts,
  decades,
  irregularPlurals,
  numbers,
  spellings,
} from './same-words/spellings';
import { sportAndOutdoors } from './same-words/sport-and-outdoors';
import { trades } from './same-words/trades';
import { vehicles } from './same-words/vehicles';

/* Applied to the query, not the index. Irregular plurals only: stemming covers the others. */

const groupsOf = (...texts: string[]): (readonly string[])[] =>
  texts.flatMap((lines) => lines.trim().split('\n').map(phrases));

/** Synonymous nouns; each line is a group. */
export const sameThings: readonly (readonly string[])[] = groupsOf(
  electronics,
  gardenAndDiy,
  babyAndChild,
  healthAndBeauty,
  animals,
  musicAndHobbies,
  vehicles,
  household,
  clothes,
  property,
  sportAndOutdoors,
  trades,
  services,
  furniture,
  lessons,
  jobs,
  people,
  miscellaneous,
  counts,
);

export const sameWords: readonly (readonly string[])[] = [
  ...sameThings,
  ...groupsOf(
    propertyWords,
    describingWords,
    abbreviations,
    spellings,
    decades,
    irregularPlurals,
    numbers,
  ),
  ...taught,
];
