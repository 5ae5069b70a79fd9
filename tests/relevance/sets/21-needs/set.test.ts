import { trySet } from '../../try-set';

trySet(import.meta.dirname, { leastShares: { 'demo-queries.txt': 86, 'queries.txt': 63 } });
