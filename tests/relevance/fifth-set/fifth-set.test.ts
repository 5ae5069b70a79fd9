import { trySet } from '../try-set';
import { rows as twentyFifthAdRows } from './twenty-fifth-ads';
import { rows as twentyFifthQueryRows } from './twenty-fifth-queries';
import { rows as twentyFourthAdRows } from './twenty-fourth-ads';
import { rows as twentyFourthQueryRows } from './twenty-fourth-queries';
import { rows as twentySixthAdRows } from './twenty-sixth-ads';
import { rows as twentySixthQueryRows } from './twenty-sixth-queries';

/*
 * Written without knowing the vocabulary. At first contact 94 of 120 queries of the twenty-fourth round
 * passed, 105 of 120 of the twenty-fifth, and 83 of 120 of the twenty-sixth, most of whose look-alikes are
 * accessories with the item's own name.
 */

trySet(
  [twentyFourthAdRows, twentyFifthAdRows, twentySixthAdRows],
  [
    ['twenty-fourth', twentyFourthQueryRows],
    ['twenty-fifth', twentyFifthQueryRows],
    ['twenty-sixth', twentySixthQueryRows, 0.85],
  ],
  'only looks like it',
);
