import { trySet } from '../../try-set';

trySet(import.meta.dirname, { leastShares: { 'demo-queries.txt': 83, 'queries.txt': 91 } });
