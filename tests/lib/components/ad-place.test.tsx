import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AdPlace } from '@/components/cards/ad-place';

type Ad = Parameters<typeof AdPlace>[0]['ad'];

const now = new Date('2026-05-04T12:00:00Z');
const ad = { createdAt: '2026-05-02T12:00:00Z', renewedAt: null, verifiedPhone: false } as Ad;
const partsOf = (changes: Partial<Ad>, town?: string) =>
  renderToStaticMarkup(
    <AdPlace
      ad={{ ...ad, ...changes }}
      place="Kingston upon Thames"
      {...(town && { town })}
      now={now}
    />,
  )
    .replaceAll(/<[^>]*>/g, '|')
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean);

test('a card has its place first, then the distance, and the age last', () => {
  expect(partsOf({})).toEqual(['Kingston upon Thames', '2 d']);
  expect(partsOf({ miles: 4.2, renewedAt: '2026-05-03T18:00:00Z' })).toEqual([
    'Kingston upon Thames',
    '4 mi',
    'Renewed',
    '18 h',
  ]);
});

test('a card names the town that its place belongs to, once', () => {
  expect(partsOf({}, 'Surrey')).toEqual(['Kingston upon Thames', 'Surrey', '2 d']);
  expect(partsOf({}, 'Kingston upon Thames')).toEqual(['Kingston upon Thames', '2 d']);
});
