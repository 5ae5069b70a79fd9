import { trySet } from '../../try-set';

trySet(import.meta.dirname, { leastShares: { 'queries-1.txt': 86, 'queries-2.txt': 91 } });
