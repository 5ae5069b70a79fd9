import { trySet } from '../try-set';
import { rows as thirtyEighthRows } from './thirty-eighth-queries';
import { rows as adRows } from './thirty-seventh-ads';
import { rows as thirtySeventhRows } from './thirty-seventh-queries';

/*
 * Everyday searches beside ads that only share their words: the thirty-seventh for ads of their own, the
 * thirty-eighth for the demo's. At first contact 139 and 179 of 200 each passed.
 */

trySet(
  [adRows],
  [
    ['thirty-seventh', thirtySeventhRows, 0.8],
    ['thirty-eighth', thirtyEighthRows],
  ],
  'is not meant',
);
