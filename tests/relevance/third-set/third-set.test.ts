import { trySet } from '../try-set';
import { thirdSetAds } from './all-ads';
import { rows as eighteenthQueryRows } from './eighteenth-queries';
import { rows as fifteenthQueryRows } from './fifteenth-queries';
import { rows as nineteenthQueryRows } from './nineteenth-queries';
import { rows as seventeenthQueryRows } from './seventeenth-queries';
import { rows as sixteenthQueryRows } from './sixteenth-queries';
import { rows as twentiethQueryRows } from './twentieth-queries';

/* Queries with look-alike ads beside them. */

trySet(
  thirdSetAds,
  [
    ['fifteenth', fifteenthQueryRows],
    ['sixteenth', sixteenthQueryRows],
    ['seventeenth', seventeenthQueryRows],
    ['eighteenth', eighteenthQueryRows],
    ['nineteenth', nineteenthQueryRows],
    ['twentieth', twentiethQueryRows],
  ],
  'only looks like it',
);
