import { trySet } from '../try-set';
import { rows as twentyFifthAdRows } from './twenty-fifth-ads';
import { rows as twentyFifthQueryRows } from './twenty-fifth-queries';
import { rows as twentyFourthAdRows } from './twenty-fourth-ads';
import { rows as twentyFourthQueryRows } from './twenty-fourth-queries';
import { rows as twentySixthAdRows } from './twenty-sixth-ads';
import { rows as twentySixthQueryRows } from './twenty-sixth-queries';

/*
 * Written without a look at the vocabulary. At the first try 94 of 120 held of the twenty-fourth,
 * 105 of 120 of the twenty-fifth, and 83 of 120 of the twenty-sixth, most of whose ads that only look
 * like it are extras with the thing's own name.
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
