import { describe, expect, test } from 'vitest';
import { suggestCategories } from '@/lib/search/suggestions/suggest-categories';

const names = (text: string) => suggestCategories(text).map(({ name }) => name);

describe('the category for an item to advertise', () => {
  test.each([
    ['bike', 'Leisure'],
    ['red mountain bike', 'Leisure'],
    ['bik', 'Leisure'],
    ['sofa', 'Home'],
    ['iphone 13', 'Electronics'],
    ['flat', 'Property to Rent'],
    ['flat for sale', 'Property for Sale'],
    ['room', 'Flatshare - Rooms to rent'],
    ['garage', 'Garage Storage'],
    ['car', 'Cars'],
    ['ford fiesta', 'Cars'],
    ['van', 'Vans'],
    ['plumber', 'Find a tradesman'],
    ['dog walking', 'Other Services'],
    ['barista', 'Job Offers'],
    ['escort', 'Escorts and Massages'],
  ])('%s → %s', (text, name) => {
    expect(names(text)[0]).toBe(name);
  });

  test('several categories for a home, at most six', () => {
    expect(names('flat')).toContain('Property for Sale');
    expect(names('s').length).toBe(0);
    expect(names('ca').length).toBeLessThanOrEqual(6);
  });

  test('unknown words have none', () => {
    expect(names('xqzzt')).toEqual([]);
    expect(names('  ')).toEqual([]);
  });
});
