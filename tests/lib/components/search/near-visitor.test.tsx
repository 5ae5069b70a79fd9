import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { filterChips } from '@/components/search/filters/chips/filter-chips';
import { NearVisitor } from '@/components/search/results/near-visitor';
import { widenedText } from '@/components/search/results/widened-text';
import { parseSearch } from '@/lib/search/address/search-params';
import { isNearVisitor } from '@/lib/search/understanding/places/asks-for-near';

const read = (query: string) => parseSearch(new URLSearchParams(query), { isAdult: false });
function noticeOf(query: string, place?: string) {
  const typed = read(query);
  return renderToStaticMarkup(<NearVisitor typed={typed} text={place ?? typed.text} />);
}

test('a search for what is near asks where that is', () => {
  expect(noticeOf('q=plumber+near+me')).toContain('Near me');
  expect(noticeOf('q=dog+walker+in+my+area')).toContain('from the whole UK');
});

test('the place field may say so too', () => {
  expect(noticeOf('q=plumber', 'near me')).toContain('from the whole UK');
  expect(noticeOf('q=plumber', 'Atlantis')).toBe('');
});

test('an unknown place with such words stays unknown', () => {
  expect(isNearVisitor(' Near me ')).toBe(true);
  expect(isNearVisitor('Atlantis near me')).toBe(false);
});

test('a search with a place, and one without such words, asks nothing', () => {
  expect(noticeOf('q=plumber+near+me&place=leeds')).toBe('');
  expect(noticeOf('q=plumber+near+leeds')).toBe('');
  expect(noticeOf('q=plumber')).toBe('');
});

test('part time has one chip', () => {
  const labels = filterChips(read('q=part+time+job+cardiff')).map(({ label }) => label);
  expect(labels.filter((label) => /part time/i.test(label))).toEqual(['Hours: Part time']);
});

test('related things are listed as people write them', () => {
  const found = read('q=drill+OR+"garden+tools"');
  expect(widenedText({ original: read('q=ladder'), relaxed: ['some words'] }, found)).toBe(
    'for “drill” or “garden tools”',
  );
});
