import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { db } from '@/lib/db/client';
import { distanceMiles } from '@/lib/locations/distance';
import { findPlace } from '@/lib/locations/find-place';
import { locatePostcode } from '@/lib/locations/locate-postcode';
import {
  areaLetters,
  looksLikePostcode,
  parseOutcode,
  parsePostcode,
} from '@/lib/locations/postcode';
import { roughPoint } from '@/lib/locations/units/rough-point';

describe('parsePostcode', () => {
  test.each([
    ['IG1 1EQ', 'IG1 1EQ', 'IG1'],
    ['ig11eq', 'IG1 1EQ', 'IG1'],
    ['  ig1   1eq ', 'IG1 1EQ', 'IG1'],
    ['BT1 5GS', 'BT1 5GS', 'BT1'],
    ['EC1A 1BB', 'EC1A 1BB', 'EC1A'],
    ['sw1a1aa', 'SW1A 1AA', 'SW1A'],
    ['W1A 0AX', 'W1A 0AX', 'W1A'],
    ['M1 1AE', 'M1 1AE', 'M1'],
    ['B33 8TH', 'B33 8TH', 'B33'],
    ['CR2 6XH', 'CR2 6XH', 'CR2'],
    ['DN55 1PT', 'DN55 1PT', 'DN55'],
    ['JE2 3AB', 'JE2 3AB', 'JE2'],
    ['ZZ99 9ZZ', 'ZZ99 9ZZ', 'ZZ99'],
  ])('reads %j as %s', (text, postcode, outcode) => {
    expect(parsePostcode(text)).toEqual({ postcode, outcode });
  });

  test.each([
    'GIR 0AA',
    'IG1',
    'IG1 1',
    'IG1 1E',
    'IG1 1EQQ',
    'IG1 IEQ',
    'IG1 1CK',
    'IG1-1EQ',
    '11 1AA',
    'IG111 1EQ',
    '',
    'postcode',
    'ＩＧ１ １ＥＱ',
    `IG1${' '.repeat(10_000)}1EQ`,
    '1'.repeat(10_000),
    'IG1 1EQ\u0000',
  ])('refuses %j', (text) => {
    expect(parsePostcode(text)).toBeUndefined();
  });

  test('parseOutcode accepts the first half', () => {
    expect(parseOutcode(' ig1 ')).toBe('IG1');
    expect(parseOutcode('ec1a')).toBe('EC1A');
    expect(parseOutcode('IG1 1EQ')).toBeUndefined();
    expect(parseOutcode('IG')).toBeUndefined();
  });

  test('areaLetters are those before the first digit', () => {
    expect(areaLetters('LS6')).toBe('LS');
    expect(areaLetters('EC1A')).toBe('EC');
    expect(areaLetters('E1')).toBe('E');
    expect(areaLetters('6')).toBe('');
  });

  test('looksLikePostcode is true from one or two letters and a digit', () => {
    for (const text of ['ig1', 'E1', ' sw1a 1aa']) expect(looksLikePostcode(text)).toBe(true);
    for (const text of ['ig', 'ilford', '1ig', 'abc1', '']) {
      expect(looksLikePostcode(text)).toBe(false);
    }
  });
});

describe('locatePostcode', () => {
  test('returns the district and the formatted postcode', async () => {
    expect(await locatePostcode('ig11eq')).toStrictEqual({
      district: 'Ilford',
      city: 'Redbridge',
      postcode: 'IG1 1EQ',
      slug: 'ilford-ig1',
      label: 'Ilford, Redbridge (IG1)',
    });
    expect((await locatePostcode('so14')).postcode).toBe('SO14');
  });

  test('asks for a postcode if it is malformed, and reports an unknown one', async () => {
    await expect(locatePostcode('nowhere')).rejects.toMatchObject({
      code: 'invalid',
      fields: { postcode: expect.stringContaining('IG1 1EQ') },
    });
    await expect(locatePostcode('ZZ99 9ZZ')).rejects.toMatchObject({
      code: 'not_found',
      message: expect.stringContaining('ZZ99 9ZZ'),
    });
  });

  test('returns an approximate position for an imported unit', async () => {
    const [latitude, longitude] = [51.558923, 0.073391];
    await db.postcodeUnit.create({
      data: { postcode: 'IG1 1EQ', latitude, longitude },
      select: { postcode: true },
    });
    const { position, ...location } = await locatePostcode('ig1 1eq');
    expect(location.slug).toBe('ilford-ig1');
    expect(position).toEqual({ latitude: 51.5565, longitude: 0.06975 });
    expect(await locatePostcode('IG1 1ER')).not.toHaveProperty('position');
    expect(await locatePostcode('IG1')).not.toHaveProperty('position');
  });
});

test('a rough point is within a kilometre, and the same for its surroundings', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 49.9, max: 60.9, noNaN: true }),
      fc.double({ min: -8.6, max: 1.8, noNaN: true }),
      (latitude, longitude) => {
        const rough = roughPoint({ latitude, longitude });
        expect(distanceMiles({ latitude, longitude }, rough) * 1.609).toBeLessThan(1);
        expect(roughPoint(rough)).toEqual(rough);
      },
    ),
  );
});

describe('findPlace', () => {
  test.each([
    [{ slug: 'ilford-ig1' }, 'IG1'],
    [{ slug: 'ilford-ig1', postcode: 'M1 1AE', text: 'Leeds' }, 'IG1'],
    [{ slug: 'no-such-place', postcode: 'M1 1AE' }, 'M1'],
    [{ postcode: 'm11ae' }, 'M1'],
    [{ postcode: 'M1' }, 'M1'],
    [{ postcode: 'rubbish', text: 'Leeds' }, 'LS1'],
    [{ text: 'Ilford' }, 'IG1'],
    [{ text: 'ilford, redbridge' }, 'IG1'],
    [{ text: 'Ilford, Redbridge (IG1)' }, 'IG1'],
    [{ text: 'IG1 1EQ' }, 'IG1'],
    [{ text: 'Richmond, North Yorkshire' }, 'DL10'],
    [{ text: 'Newport' }, 'NP20'],
    [{ text: 'London' }, 'SW1A'],
  ])('%j is %s', (choice, outcode) => {
    expect(findPlace(choice)?.outcode).toBe(outcode);
  });

  test.each([
    {},
    { slug: '', postcode: '', text: '' },
    { slug: 'constructor' },
    { postcode: 'ZZ99 9ZZ' },
    { text: 'Ilfrod' },
    { text: 'I' },
    { text: 'Ilford'.repeat(1000) },
    { text: '(ZZ99)' },
  ])('%j is not found', (choice) => {
    expect(findPlace(choice)).toBeUndefined();
  });
});
