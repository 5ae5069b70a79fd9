import { trySet } from '../try-set';
import { rows as fiftyFirstRows } from './fifty-first-queries';
import { rows as adRows } from './fifty-second-ads';
import { rows as fiftySecondRows } from './fifty-second-queries';

trySet(
  [adRows],
  [
    ['fifty-first', fiftyFirstRows],
    ['fifty-second', fiftySecondRows],
  ],
  'is not meant',
);
