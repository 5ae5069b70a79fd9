import { expect, test } from 'vitest';
import { formatPhone } from '@/lib/accounts/phones/format-phone';

test('a stored number is written as people here write it', () => {
  expect(formatPhone('+447400123456')).toBe('07400 123456');
});

test('what is no UK mobile number stays as it is', () => {
  expect(formatPhone('+33612345678')).toBe('+33612345678');
});
