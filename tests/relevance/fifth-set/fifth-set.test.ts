import { trySet } from '../try-set';
import { rows as twentyFifthAdRows } from './twenty-fifth-ads';
import { rows as twentyFifthQueryRows } from './twenty-fifth-queries';
import { rows as twentyFourthAdRows } from './twenty-fourth-ads';
import { rows as twentyFourthQueryRows } from './twenty-fourth-queries';

/*
 * Written without a look at the vocabulary. At the first try 94 of 120 held of the twenty-fourth, and
 * 105 of 120 of the twenty-fifth.
 */

trySet(
  [twentyFourthAdRows, twentyFifthAdRows],
  [
    ['twenty-fourth', twentyFourthQueryRows],
    ['twenty-fifth', twentyFifthQueryRows],
  ],
  'only looks like it',
);
