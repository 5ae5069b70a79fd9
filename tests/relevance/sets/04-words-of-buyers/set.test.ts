import { trySet } from '../../try-set';

trySet(import.meta.dirname, { adsBefore: '03-look-alikes' });
