import { trySet } from '../../try-set';

trySet(import.meta.dirname, { isAnyCase: true, leastShares: { 'queries.txt': 93 } });
