import { expect, test } from 'vitest';
import { asksForAccessory } from '@/lib/search/understanding/things/asks-for-accessory';

test.each([
  'icandy footmuff',
  'phone case',
  'iphone 13 case',
  'bike rack',
  'breast pump bag',
  'henry hoover hose',
  'mattress topper',
])('“%s” asks for an accessory', (text) => {
  expect(asksForAccessory(text)).toBe(true);
});

test.each([
  'pram with footmuff',
  'breast pump',
  'electric breast pump',
  'trailer tent',
  'bean bag',
  'sleeping bag',
])('“%s” asks for an item', (text) => {
  expect(asksForAccessory(text)).toBe(false);
});
