import { trySet } from '../try-set';
import { rows as twentyEighthAdRows } from './twenty-eighth-ads';
import { rows as twentyEighthQueryRows } from './twenty-eighth-queries';

/* Misses of earlier sets, and queries like them. At first contact 29 of 53 passed. */

trySet([twentyEighthAdRows], [['twenty-eighth', twentyEighthQueryRows]], 'only looks like it');
