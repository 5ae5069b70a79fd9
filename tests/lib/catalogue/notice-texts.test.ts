import { expect, test } from 'vitest';
import { moderationRules, noticeOf } from '@/lib/catalogue/moderation-rules';

const notices = (targetType: string, action: string) =>
  moderationRules.map(({ key }) => ({ key, ...noticeOf(key, { targetType, action }) }));

test.each(['message', 'review', 'user'])('a notice about a %s does not speak of an ad', (kind) => {
  for (const { breach, remedy } of notices(kind, 'warn')) {
    expect(`${breach} ${remedy ?? ''}`).not.toMatch(/\b(?:the|an|one) ad\b|\{it\}/i);
  }
});

test('a suspended member gets no advice, but help', () => {
  const left = notices('user', 'suspend').filter(({ remedy }) => remedy);
  expect(left.map(({ key }) => key)).toEqual(['coercion']);
});

test('no notice refers to a note that may not exist', () => {
  for (const kind of ['ad', 'message', 'review', 'user']) {
    for (const { breach } of notices(kind, 'remove')) expect(breach).not.toContain('note');
  }
});
