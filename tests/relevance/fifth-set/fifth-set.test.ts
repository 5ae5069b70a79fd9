import { trySet } from '../try-set';
import { rows as twentyFourthAdRows } from './twenty-fourth-ads';
import { rows as twentyFourthQueryRows } from './twenty-fourth-queries';

/* Written without a look at the vocabulary, and tried once: 94 of 120 hold. */

trySet(
  [twentyFourthAdRows],
  [['twenty-fourth', twentyFourthQueryRows, 0.85]],
  'only looks like it',
);
