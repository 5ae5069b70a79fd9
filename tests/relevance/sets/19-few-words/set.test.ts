import { trySet } from '../../try-set';

trySet(import.meta.dirname, { leastShares: { 'demo-queries.txt': 99, 'queries.txt': 98 } });
