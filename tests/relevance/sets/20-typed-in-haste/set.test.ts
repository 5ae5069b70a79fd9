import { trySet } from '../../try-set';

trySet(import.meta.dirname, { leastShares: { 'demo-queries.txt': 94, 'queries.txt': 88 } });
