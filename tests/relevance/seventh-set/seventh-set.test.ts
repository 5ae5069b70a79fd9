import { trySet } from '../try-set';
import { rows as twentyEighthAdRows } from './twenty-eighth-ads';
import { rows as twentyEighthQueryRows } from './twenty-eighth-queries';

/* Misses of earlier sets, and others of the same causes: at the first try 29 of 53 held. */

trySet([twentyEighthAdRows], [['twenty-eighth', twentyEighthQueryRows]], 'only looks like it');
