import { describe, expect, test } from 'vitest';
import {
  addPhoto,
  movePhoto,
  type Photo,
  removePhoto,
  setMainPhoto,
} from '@/components/wizard/photos/photo';

const photos = (...marks: string[]): Photo[] =>
  marks.map((mark) => ({ src: mark.replace('*', ''), main: mark.endsWith('*') }));

describe('the photos of a form', () => {
  test('the first one uploaded becomes main, later ones do not', () => {
    const one = addPhoto([], 'a', true);
    expect(one).toEqual(photos('a*'));
    expect(addPhoto(one, 'b', true)).toEqual(photos('a*', 'b'));
  });

  test('without main images none becomes main', () => {
    expect(addPhoto(addPhoto([], 'a', false), 'b', false)).toEqual(photos('a', 'b'));
    expect(removePhoto(photos('a', 'b'), 'a', false)).toEqual(photos('b'));
  });

  test('"Set main" moves the mark to one photo, which comes first', () => {
    expect(setMainPhoto(photos('a*', 'b', 'c'), 'c')).toEqual(photos('c*', 'a', 'b'));
  });

  test('removing the main one makes the first remaining one main', () => {
    expect(removePhoto(photos('a*', 'b', 'c'), 'a', true)).toEqual(photos('b*', 'c'));
    expect(removePhoto(photos('a*', 'b', 'c'), 'c', true)).toEqual(photos('a*', 'b'));
    expect(removePhoto(photos('a*'), 'a', true)).toEqual([]);
  });

  test('moving makes the first one main and stops at the edges', () => {
    const list = photos('a*', 'b', 'c');
    expect(movePhoto(list, 'a', 1, true)).toEqual(photos('b*', 'a', 'c'));
    expect(movePhoto(list, 'c', 0, true)).toEqual(photos('c*', 'a', 'b'));
    expect(movePhoto(list, 'c', 1, true)).toEqual(photos('a*', 'c', 'b'));
    expect(movePhoto(list, 'a', -1, true)).toEqual(list);
    expect(movePhoto(list, 'c', 3, true)).toEqual(list);
    expect(movePhoto(list, 'unknown', 1, true)).toEqual(list);
    expect(movePhoto(photos('a', 'b'), 'b', 0, false)).toEqual(photos('b', 'a'));
  });

  test('a main picture at another position is moved to the front', () => {
    const list = photos('a', 'b*', 'c');
    expect(addPhoto(list, 'd', true)).toEqual(photos('b*', 'a', 'c', 'd'));
    expect(movePhoto(list, 'c', 1, true)).toEqual(photos('b*', 'c', 'a'));
  });
});
