import { trySet } from '../../try-set';

trySet(import.meta.dirname, { leastShares: { 'queries-3.txt': 85 } });
