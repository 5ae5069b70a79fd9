import { trySet } from '../try-set';
import { rows as thirtiethAdRows } from './thirtieth-ads';
import { rows as thirtiethQueryRows } from './thirtieth-queries';

/*
 * Everyday searches of other things in other towns, written after the misses of the eighth set were mended.
 * At first contact 99 of 108 held; of the misses two were unfair.
 */

trySet([thirtiethAdRows], [['thirtieth', thirtiethQueryRows]], 'is not meant');
