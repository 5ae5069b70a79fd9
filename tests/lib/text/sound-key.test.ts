import { expect, test } from 'vitest';
import { soundKey } from '@/lib/text/sound-key';

test.each([
  ['sofer', 'sofa'],
  ['wordrobe', 'wardrobe'],
  ['plummer', 'plumber'],
  ['kamera', 'camera'],
  ['fewton', 'futon'],
  ['cubord', 'cupboard'],
  ['jaket', 'jacket'],
  ['telivision', 'television'],
  ['electrishun', 'electrician'],
  ['trampolean', 'trampoline'],
])('%s sounds like %s', (typed, meant) => {
  expect(soundKey(typed)).toBe(soundKey(meant));
});

test.each([
  ['sofa', 'soap'],
  ['table', 'cable'],
  ['shed', 'bed'],
  ['phone', 'van'],
])('%s does not sound like %s', (one, other) => {
  expect(soundKey(one)).not.toBe(soundKey(other));
});
