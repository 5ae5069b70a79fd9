import { expect, test } from 'vitest';
import { copyLine } from '@/bench/seed/copy';

test('a line for COPY escapes tabs, line breaks and backslashes', () => {
  expect(copyLine(['a\tb', 'c\nd\r', 'e\\n', 7])).toBe('a\\tb\tc\\nd\\r\te\\\\n\t7\n');
});

test('a line for COPY distinguishes null from empty text, and formats times and booleans', () => {
  const at = new Date('2026-01-02T03:04:05.678Z');
  expect(copyLine([null, '', undefined, true, false, at])).toBe(
    '\\N\t\t\\N\tt\tf\t2026-01-02T03:04:05.678Z\n',
  );
});
