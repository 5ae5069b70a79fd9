import { rows as eighteenthAdRows } from './eighteenth-ads';
import { rows as fifteenthAdRows } from './fifteenth-ads';
import { rows as nineteenthAdRows } from './nineteenth-ads';
import { rows as seventeenthAdRows } from './seventeenth-ads';
import { rows as sixteenthAdRows } from './sixteenth-ads';
import { rows as twentiethAdRows } from './twentieth-ads';

export const thirdSetAds: readonly string[] = [
  fifteenthAdRows,
  sixteenthAdRows,
  seventeenthAdRows,
  eighteenthAdRows,
  nineteenthAdRows,
  twentiethAdRows,
];
