import { trySet } from '../try-set';
import { rows as fiftyFifthRows } from './fifty-fifth-queries';
import { rows as adRows } from './fifty-sixth-ads';
import { rows as fiftySixthRows } from './fifty-sixth-queries';

/*
 * Searches of every kind: the fifty-fifth for the demo, the fifty-sixth for ads beside look-alikes. At first contact
 * 225 of 236 and 178 of 240 passed.
 */

trySet(
  [adRows],
  [
    ['fifty-fifth', fiftyFifthRows, 0.95],
    ['fifty-sixth', fiftySixthRows, 0.86],
  ],
  'is not meant',
);
