import { trySet } from '../../try-set';

trySet(import.meta.dirname, { leastShares: { 'queries.txt': 92 } });
