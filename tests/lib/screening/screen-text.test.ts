import { expect, test } from 'vitest';
import { likenessRule } from '@/lib/screening/learned/likeness';
import type { ScreeningContext } from '@/lib/screening/rule';
import { screenText } from '@/lib/screening/screen-text';

const goods: ScreeningContext = { kind: 'ad', categoryGroup: 'buy-and-sell', isAdult: false };
const wordsOf = (text: string, context = goods) =>
  screenText([{ field: 'description', text }], context).hits.map(({ words }) => words);

test.each([
  ['leetspeak', 'Nice c0ca1ne here', 'c0ca1ne'],
  ['spaces', 'Nice c o c a i n e here', 'c o c a i n e'],
  ['dots', 'Nice c.o.c.a.i.n.e here', 'c.o.c.a.i.n.e'],
  ['a gap', 'Nice coc aine here', 'coc aine'],
  ['look-alikes', 'Nice сосаіne here', 'сосаіne'],
  ['full width', 'Nice ｃｏｃａｉｎｅ here', 'ｃｏｃａｉｎｅ'],
  ['zero-width characters', 'Nice co\u200bca\u200dine here', 'co\u200bca\u200dine'],
  ['combining marks', 'Nice c\u0336oca\u0301ine here', 'c\u0336oca\u0301ine'],
  ['repeated letters', 'Nice cocaaaaine here', 'cocaaaaine'],
  ['a mask', 'Nice c*caine here', 'c*caine'],
  ['mathematical letters', 'Nice 𝓬𝓸𝓬𝓪𝓲𝓷𝓮 here', '𝓬𝓸𝓬𝓪𝓲𝓷𝓮'],
  ['flag letters', 'Nice 🇨🇴🇨🇦🇮🇳🇪 here', '🇨🇴🇨🇦🇮🇳🇪'],
])('a word hidden by %s is found at its original position', (_, text, words) => {
  expect(wordsOf(text)).toContain(words);
});

test.each(['dpd-', 'paypal-', 'hsbc-a.', 'dpd', 'a-', 'a.', '1 2 ', 'o7 '])(
  'a text of %s alone takes no longer than another one',
  (piece) => {
    const text = piece.repeat(5000 / piece.length);
    const began = performance.now();
    screenText([{ field: 'description', text }], goods);
    // One of them took 14 seconds; all take about a tenth of one.
    expect(performance.now() - began).toBeLessThan(3000);
  },
);

test('offsets refer to the field, in UTF-16 units', () => {
  const text = '🎉🎉 party: cocaine';
  const { hits } = screenText(
    [
      { field: 'title', text: 'A title of no interest' },
      { field: 'description', text },
    ],
    goods,
  );
  const hit = hits.find(({ ruleId }) => ruleId === 'drugs-named');
  expect(hit).toMatchObject({ field: 'description', words: 'cocaine', action: 'hold' });
  expect(text.slice(hit?.start, hit?.end)).toBe('cocaine');
});

test('a number across two fields is found', () => {
  const { action } = screenText(
    [
      { field: 'title', text: 'Ring zero seven four double zero' },
      { field: 'description', text: 'one one two, two three three' },
    ],
    goods,
  );
  expect(action).toBe('hold');
});

test('a plain number warns in most groups and holds in personals', () => {
  const texts = [{ field: 'description', text: 'Call me on 07400 123456 after six' }];
  expect(screenText(texts, goods).action).toBe('warn');
  expect(screenText(texts, { ...goods, categoryGroup: 'personals' }).action).toBe('hold');
});

test("the operator's words hold, also disguised, and are not parsed as phrases", () => {
  const screen = (text: string) =>
    screenText([{ field: 'description', text }], goods, ['Wobble Widget', '..3 #']);
  expect(screen('One w0bble wídget left').hits).toMatchObject([
    { ruleId: 'banned-word', words: 'w0bble wídget', action: 'hold' },
  ]);
  expect(screen('Three chairs, £40').action).toBeNull();
});

test('adversarial texts take little time', () => {
  for (const unit of ['a.', 'w33d c0ke ', '0 7 ', 'c o c a ', '@a.', '❄️🔌', 'no no mum pup ']) {
    const text = unit.repeat(Math.ceil(5000 / unit.length)).slice(0, 5000);
    const start = process.cpuUsage();
    screenText([{ field: 'description', text }], goods);
    expect(process.cpuUsage(start).user / 1000, unit).toBeLessThan(500);
  }
});

test('part of a longer code is neither an age nor a disguised word', () => {
  const context = { kind: 'ad', categoryGroup: 'personals', isAdult: true } as const;
  const held = (text: string) => screenText([{ field: 'title', text }], context).action === 'hold';
  for (const text of ['Reference 60a9f922', 'Code 8f8ee2f8', 'Room ccfe55f8']) {
    expect(held(text), text).toBe(false);
  }
  for (const text of ['Part cbebe6b1', 'Reference bccdf08f']) {
    expect(held(text), text).toBe(false);
  }
  for (const text of [
    '16f available tonight',
    'im16f and new here',
    'cheap6b1',
    '6b1 posted',
    'girl 15yrold',
    'xx16f',
  ]) {
    expect(held(text), text).toBe(true);
  }
});

const actionOn = (text: string) => screenText([{ field: 'description', text }], goods).action;

test.each([
  'No counterfeit goods, thank you',
  'We do not accept counterfeit',
  'It is not a counterfeit, ask anyone',
  'Please bring no flick knives to the fair',
])('words right after a negation are no hit: %s', (text) => {
  const { hits } = screenText([{ field: 'description', text }], goods);
  expect(hits.filter(({ ruleId }) => ruleId !== likenessRule.id)).toEqual([]);
});

test.each(['No alcohol, glass bottles or counterfeit goods', 'No noise or flick knives'])(
  'the end of a list of what is not wanted is doubtful: %s',
  (text) => expect(actionOn(text)).toBe('warn'),
);

test.each([
  'No questions asked, counterfeit notes',
  'No time wasters. Counterfeit watches',
  'No fake ID? We make one',
  'No £5 offers or counterfeit bags, £20',
  'No c0unterf3it goods',
  'Not only flick knives',
])('a negation of something else changes nothing: %s', (text) =>
  expect(actionOn(text)).toBe('hold'),
);

test('a long word in a list of what is not wanted costs little time', () => {
  const start = process.cpuUsage();
  actionOn(`no ${'a'.repeat(4000)} b or counterfeit`);
  actionOn(`no ${'a-'.repeat(2000)} b, ${'c '.repeat(9)}or counterfeit`);
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(500);
});
