import { beforeAll, expect, test } from 'vitest';
import { shareOf } from '../misses';
import { seedSite } from '../site-of-rows';
import { rows as eighteenthAdRows } from './eighteenth-ads';
import { rows as eighteenthQueryRows } from './eighteenth-queries';
import { rows as fifteenthAdRows } from './fifteenth-ads';
import { rows as fifteenthQueryRows } from './fifteenth-queries';
import { rows as nineteenthAdRows } from './nineteenth-ads';
import { rows as nineteenthQueryRows } from './nineteenth-queries';
import { rows as seventeenthAdRows } from './seventeenth-ads';
import { rows as seventeenthQueryRows } from './seventeenth-queries';
import { rows as sixteenthAdRows } from './sixteenth-ads';
import { rows as sixteenthQueryRows } from './sixteenth-queries';
import { rows as twentiethAdRows } from './twentieth-ads';
import { rows as twentiethQueryRows } from './twentieth-queries';

/* Queries with ads beside them that only look like what is meant. Misses are listed in the output. */

const leastShare = 0.95;
const now = new Date();

beforeAll(
  () =>
    seedSite(
      [
        fifteenthAdRows,
        sixteenthAdRows,
        seventeenthAdRows,
        eighteenthAdRows,
        nineteenthAdRows,
        twentiethAdRows,
      ]
        .map((rows) => rows.trim())
        .join('\n'),
      now,
    ),
  400_000,
);

test.each([
  ['fifteenth', fifteenthQueryRows],
  ['sixteenth', sixteenthQueryRows],
  ['seventeenth', seventeenthQueryRows],
  ['eighteenth', eighteenthQueryRows],
  ['nineteenth', nineteenthQueryRows],
  ['twentieth', twentiethQueryRows],
])(
  'at least 95 of 100 %s queries find what is meant, and nothing that only looks like it',
  async (_, rows) => {
    expect(await shareOf(rows, now)).toBeGreaterThanOrEqual(leastShare);
  },
  400_000,
);
