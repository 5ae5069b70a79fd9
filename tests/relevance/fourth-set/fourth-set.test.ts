import { thirdSetAds } from '../third-set/all-ads';
import { trySet } from '../try-set';
import { rows as twentyFirstAdRows } from './twenty-first-ads';
import { rows as twentyFirstQueryRows } from './twenty-first-queries';
import { rows as twentySecondAdRows } from './twenty-second-ads';
import { rows as twentySecondQueryRows } from './twenty-second-queries';
import { rows as twentyThirdAdRows } from './twenty-third-ads';
import { rows as twentyThirdQueryRows } from './twenty-third-queries';

/* With the ads of the third set. The twenty-first queries were written without knowing the vocabulary. */

trySet(
  [...thirdSetAds, twentyFirstAdRows, twentySecondAdRows, twentyThirdAdRows],
  [
    ['twenty-first', twentyFirstQueryRows],
    ['twenty-second', twentySecondQueryRows],
    ['twenty-third', twentyThirdQueryRows],
  ],
  'only looks like it',
);
