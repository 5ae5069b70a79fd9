import { trySet } from '../../try-set';

trySet(import.meta.dirname, { leastShares: { 'demo-queries.txt': 96, 'queries.txt': 98 } });
