import { expect, test } from 'vitest';
import { unbroken } from '@/lib/search/vocabulary/unbroken';
import { inAnyOrder } from '@/lib/search/words/shorter-query';
import { wordsQuery } from '@/lib/search/words/words-query';

test.each([
  ['tv bracket', "'telly'"],
  ['sofa cover', "'couch'"],
  ['washing machine hose', "'washer'"],
])('the words of “%s” keep their synonyms: %s', (text, name) => {
  expect(wordsQuery(text)).toContain(name);
});

test.each([
  ['mobile home', "'phone'"],
  ['i phone', "'smartphone' |"],
  ['car seat', "'motor'"],
])('the words of “%s” are one name, without %s', (text, name) => {
  const [own = ''] = wordsQuery(text).split(')');
  expect(own).not.toContain(name);
});

test.each([...unbroken])('nothing stands within “%s”', (name) => {
  const [first, second] = name.split(' ');
  const query = wordsQuery(`${first} ${second} leeds`);
  expect(query).toContain(`'${name}'`);
  expect(query).not.toContain(`'${first}' <2> '${second}'`);
  expect(query).not.toContain(`'${first}' & '${second}'`);
});

test('nothing stands within “home help” as another name of carers', () => {
  expect(wordsQuery('carer')).toContain("'home help'");
  expect(wordsQuery('carer')).not.toContain("'home' <2> 'help'");
});

test.each(['shed 10x8', 'shed 10 x 8', 'shed 10ft by 8ft'])(
  'the size in “%s” is found in any spelling',
  (text) => {
    for (const way of ["'10x8'", "'10 x 8'", "'10 by 8'", "'10ft x 8ft'"]) {
      expect(wordsQuery(text)).toContain(way);
    }
  },
);

test.each(['tyres 225 45 17', 'tyres 225/45 R17', 'tyres 225/45R17'])(
  'the size in “%s” is found in any spelling',
  (text) => {
    for (const way of ["'225/45r17'", "'225/45 r17'", "'225 45 17'"])
      expect(wordsQuery(text)).toContain(way);
  },
);

test.each(['f150 pickup', 'F-150 pickup'])('the model in “%s” is found in any spelling', (text) => {
  for (const way of ["'f150'", "'f-150'", "'f 150'"]) expect(wordsQuery(text)).toContain(way);
});

test.each(['a-100 amplifier', 'size 20-25', 'x-1 robot'])(
  'the letter or number of “%s” stays as it is',
  (text) => {
    expect(wordsQuery(text)).not.toMatch(/'[a-z]-\d/);
  },
);

test.each([
  ['horsebox 3.5 ton', "'3.5t'"],
  ['drill 18 volts', "'18v'"],
  ['heater 2000w', "'2000 watt'"],
  ['sack of sand 25 kilos', "'25kg'"],
])('the amount in “%s” is found as %s', (text, way) => {
  expect(wordsQuery(text)).toContain(way);
});

test.each([
  ['moses basket n stand', false],
  ['bachmann n gauge engine', true],
  ['ring size n gold', true],
])('“%s” is searched for with its n: %s', (text, isSearched) => {
  expect(/'n'/.test(wordsQuery(text))).toBe(isSearched);
});

test('a text with synonyms is not a size', () => {
  expect(wordsQuery('4x4')).toContain("'suv'");
});

test.each(['yamaha xsr', 'kawasaki zx', 'honda crf'])(
  'a word after a maker may be the start of a model: %s',
  (text) => {
    const [, model] = text.split(' ');
    expect(wordsQuery(text)).toContain(`'${model}1':*`);
    expect(wordsQuery(text, 'AD')).toContain(`'${model}9':*AD`);
  },
);

test.each(['sofa xsr', 'so*', '"so*"', '-"so*"', 'yamaha "x*"'])(
  'only a word after a maker is a start: %s',
  (text) => {
    expect(wordsQuery(text)).not.toContain('*');
  },
);

test.each([
  ["'sofa':ABD", "'sofa'"],
  ["'xsr' | 'xsr1':*AD", "('xsr' | 'xsr1':*AD)"],
  ["'home help' | ('home' <2> 'help')", "('home' & 'help')"],
  ["'sofa' & ('cover' | 'sofa cover')", "'sofa' & 'cover'"],
  ["('a1' & 'b1') | 'a1' | 'c1 d1' | ('c1' <2> 'e1')", "(('c1' & ('d1' | 'e1')) | 'a1')"],
  ["('table with 4' | 'table and 4')", "('table' & '4')"],
  ["'the' | 'who'", "'the' | 'who'"],
  ["'t-shirt':A | 'iphone-13'", "('shirt' | 'iphone-13')"],
  ["'sofa' & !'corner sofa'", "'sofa' & !'corner sofa'"],
  ["(('oven':A & !'oven safe') | 'cooker':A)", "('oven' | 'cooker')"],
])('%s in any order is %s', (query, expected) => {
  expect(inAnyOrder(query)).toBe(expected);
});
