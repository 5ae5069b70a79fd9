import { wishesByUse } from './wishes/by-use';
import { furtherProblems } from './wishes/further-problems';
import { wishesForHomes } from './wishes/home-and-garden';
import { wishesForPeople } from './wishes/people-and-pets';
import { wishesForProblems } from './wishes/problems';
import { shortWishes } from './wishes/short-wishes';
import { wishesForThings } from './wishes/things';
import type { Wish } from './wishes/wish';

/** The first match applies: "clear my garden" before "clear my loft". */
export const wishes: readonly Wish[] = [
  ...wishesByUse,
  ...shortWishes,
  ...wishesForProblems,
  ...wishesForPeople,
  ...wishesForHomes,
  ...wishesForThings,
  ...furtherProblems,
];
