import { trySet } from '../try-set';
import { rows as thirtiethAdRows } from './thirtieth-ads';
import { rows as thirtiethQueryRows } from './thirtieth-queries';

/*
 * Everyday searches for other items in other towns, written after the fixes for the eighth set. At first
 * contact 99 of 108 passed; two of the misses were unfair.
 */

trySet([thirtiethAdRows], [['thirtieth', thirtiethQueryRows]], 'is not meant');
