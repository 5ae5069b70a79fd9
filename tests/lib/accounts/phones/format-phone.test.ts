import { expect, test } from 'vitest';
import { formatPhone } from '@/lib/accounts/phones/format-phone';

test('formats a UK mobile number', () => {
  expect(formatPhone('+447400123456')).toBe('07400 123456');
});

test('keeps other texts unchanged', () => {
  expect(formatPhone('+33612345678')).toBe('+33612345678');
});
