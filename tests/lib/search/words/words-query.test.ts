import { expect, test } from 'vitest';
import { wordsQuery } from '@/lib/search/words/words-query';

test.each([
  ['tv bracket', "'telly'"],
  ['sofa cover', "'couch'"],
  ['washing machine hose', "'washer'"],
])('the words of “%s” keep their other names: %s', (text, name) => {
  expect(wordsQuery(text)).toContain(name);
});

test.each([
  ['mobile home', "'phone'"],
  ['i phone', "'smartphone' |"],
  ['car seat', "'motor'"],
])('the words of “%s” are one name and have no %s', (text, name) => {
  const [own = ''] = wordsQuery(text).split(')');
  expect(own).not.toContain(name);
});
