import { trySet } from '../try-set';
import { rows as twentySeventhAdRows } from './twenty-seventh-ads';
import { rows as twentySeventhQueryRows } from './twenty-seventh-queries';

/* Written without a look at the vocabulary. */

trySet(
  [twentySeventhAdRows],
  [['twenty-seventh', twentySeventhQueryRows, 0.5]],
  'only looks like it',
);
