import { trySet } from '../try-set';
import { rows as fortyFifthRows } from './forty-fifth-queries';
import { rows as adRows } from './forty-sixth-ads';
import { rows as fortySixthRows } from './forty-sixth-queries';

trySet(
  [adRows],
  [
    ['forty-fifth', fortyFifthRows, 0.95],
    ['forty-sixth', fortySixthRows, 0.95],
  ],
  'is not meant',
);
