import { trySet } from '../try-set';
import { rows as adRows } from './ads';
import { rows as eighthAdRows } from './eighth-ads';
import { rows as eighthQueryRows } from './eighth-queries';
import { rows as eleventhQueryRows } from './eleventh-queries';
import { rows as fifthQueryRows } from './fifth-queries';
import { rows as fourteenthAdRows } from './fourteenth-ads';
import { rows as fourteenthQueryRows } from './fourteenth-queries';
import { rows as fourthAdRows } from './fourth-ads';
import { rows as fourthQueryRows } from './fourth-queries';
import { rows as laterAdRows } from './later-ads';
import { rows as laterQueryRows } from './later-queries';
import { rows as ninthAdRows } from './ninth-ads';
import { rows as ninthQueryRows } from './ninth-queries';
import { rows as queryRows } from './queries';
import { rows as seventhAdRows } from './seventh-ads';
import { rows as seventhQueryRows } from './seventh-queries';
import { rows as sixthAdRows } from './sixth-ads';
import { rows as sixthQueryRows } from './sixth-queries';
import { rows as tenthAdRows } from './tenth-ads';
import { rows as tenthQueryRows } from './tenth-queries';
import { rows as thirdQueryRows } from './third-queries';
import { rows as thirteenthAdRows } from './thirteenth-ads';
import { rows as thirteenthQueryRows } from './thirteenth-queries';
import { rows as twelfthAdRows } from './twelfth-ads';
import { rows as twelfthQueryRows } from './twelfth-queries';

const furtherAds = [
  laterAdRows,
  fourthAdRows,
  sixthAdRows,
  seventhAdRows,
  eighthAdRows,
  ninthAdRows,
  tenthAdRows,
  twelfthAdRows,
  thirteenthAdRows,
  fourteenthAdRows,
];

trySet(
  [adRows, ...furtherAds],
  [
    ['first', queryRows],
    ['later', laterQueryRows],
    ['third', thirdQueryRows],
    ['fourth', fourthQueryRows],
    ['fifth', fifthQueryRows],
    ['sixth', sixthQueryRows],
    ['seventh', seventhQueryRows],
    ['eighth', eighthQueryRows],
    ['ninth', ninthQueryRows],
    ['tenth', tenthQueryRows],
    ['eleventh', eleventhQueryRows],
    ['twelfth', twelfthQueryRows],
    ['thirteenth', thirteenthQueryRows],
    ['fourteenth', fourteenthQueryRows],
  ],
  'is not',
);
