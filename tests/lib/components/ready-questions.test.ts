import { expect, test } from 'vitest';
import { addQuestion } from '@/components/ad-page/contact/ready-questions';
import { messageMax } from '@/lib/catalogue/limits';

const question = 'When could I view it?';

test('a ready question fills an empty field and follows what was typed', () => {
  expect(addQuestion(' \n', question)).toBe(question);
  expect(addQuestion('Hello, I live near by. ', question)).toBe(
    `Hello, I live near by.\n${question}`,
  );
});

test('a ready question is asked once', () => {
  const withQuestion = addQuestion('Hello', question);
  expect(addQuestion(withQuestion, question)).toBe(withQuestion);
});

test('a ready question never makes the text too long to send', () => {
  const typed = 'a'.repeat(messageMax - 5);
  expect(addQuestion(typed, question)).toBe(typed);
});
