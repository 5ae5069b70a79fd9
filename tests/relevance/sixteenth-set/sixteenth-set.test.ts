import { trySet } from '../try-set';
import { rows as adRows } from './forty-fourth-ads';
import { rows as fortyFourthRows } from './forty-fourth-queries';
import { rows as fortyThirdRows } from './forty-third-queries';

/*
 * The forty-third for the demo, the forty-fourth for plain ads beside ads that only mention the same
 * things. At first contact 188 and 167 of 200 each passed. Some of the forty-fourth expect their own ads
 * before those of the demo, which are as good.
 */

trySet(
  [adRows],
  [
    ['forty-third', fortyThirdRows, 0.95],
    ['forty-fourth', fortyFourthRows, 0.92],
  ],
  'is not meant',
);
