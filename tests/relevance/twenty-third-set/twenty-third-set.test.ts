import { trySet } from '../try-set';
import { rows as adRows } from './fifty-eighth-ads';
import { rows as fiftyEighthRows } from './fifty-eighth-queries';
import { rows as fiftySeventhRows } from './fifty-seventh-queries';

/*
 * Everyday searches: the fifty-seventh for the demo, the fifty-eighth for ads beside look-alikes. At first contact 212
 * of 215 and 260 of 264 passed.
 */

trySet(
  [adRows],
  [
    ['fifty-seventh', fiftySeventhRows],
    ['fifty-eighth', fiftyEighthRows],
  ],
  'is not meant',
);
