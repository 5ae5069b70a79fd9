import { expect, test } from 'vitest';
import { bankDetailsRule } from '@/lib/screening/rules/contact-details';
import { screenText } from '@/lib/screening/screen-text';

const found = (text: string) =>
  screenText([{ field: 'text', text }], { kind: 'message' })
    .hits.filter(({ ruleId }) => ruleId === bankDetailsRule.id)
    .map(({ words }) => words);

test.each([
  ['20-45-67 12345678', '20-45-67 12345678'],
  ['Pay to 204567 / 12345678 please', '204567 / 12345678'],
  ['sort code 20 45 67, account number 1234 5678', '20 45 67, account number 1234 5678'],
  ['Sort: 20.45.67 Acc: 12345678 J Smith', '20.45.67 Acc: 12345678'],
  ['s/c 204567 a/c 12345678', '204567 a/c 12345678'],
  ['12345678 is my account number? No: acc no 87654321', '87654321'],
  ['my s0rt c0de is 20-45-67', '20-45-67'],
  ['2 0 4 5 6 7 and then 1 2 3 4 5 6 7 8', '2 0 4 5 6 7 and then 1 2 3 4 5 6 7 8'],
  [
    'two zero, four five, six seven, account one two three four five six seven eight',
    'two zero, four five, six seven, account one two three four five six seven eight',
  ],
  ['2O-45-67 l2345678', '2O-45-67 l2345678'],
  ['２０-４５-６７ １２３４５６７８', '２０-４５-６７ １２３４５６７８'],
  ['IBAN GB29 NWBK 6016 1331 9268 19', 'GB29 NWBK 6016 1331 9268 19'],
])('%s has bank details', (text, words) => expect(found(text)).toEqual([words]));

test.each([
  'Call 07700 900123 or 01234 567890',
  'Order 12345678 came on 12-05-24',
  'Bought 12/05/2019, serial 12345678',
  'ISBN 978-0-306-40615-7',
  'Sizes 10-12-14, model 20456712345678',
  'It is 120000 miles and was £12345678 new',
  'Collection by code 204567',
  'I have an account on eBay with 1200 sales',
  'GB29 NWBK 6016 1331 9268 18 is no account',
  'Parcel JD0002254123456789 is on its way',
])('%s has none', (text) => expect(found(text)).toEqual([]));

test('plain ones in an ad warn the writer, hidden ones hold it', () => {
  const actionOf = (text: string) =>
    screenText([{ field: 'description', text }], { kind: 'ad', categoryGroup: 'services' }).action;
  expect(actionOf('Donations to 20-45-67 12345678, thank you')).toBe('warn');
  expect(actionOf('Pay two oh 45 six seven, account one2three4five6seven8')).toBe('hold');
});
