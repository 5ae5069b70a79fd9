import { describe, expect, test } from 'vitest';
import { searchPlaces } from '@/lib/locations/search-places';

const labels = (term: string, limit?: number) =>
  searchPlaces(term, limit).map(({ label }) => label);

describe('searchPlaces by name', () => {
  test.each([
    ['bath', 'Bath, Bath and North East Somerset (BA1)'],
    ['BATH', 'Bath, Bath and North East Somerset (BA1)'],
    ['ilf', 'Ilford, Redbridge (IG1)'],
    ['manchester', 'Manchester (M1)'],
    ['southampton', 'Southampton (SO14)'],
    ['london', 'Westminster (SW1A)'],
    ['lon', 'Westminster (SW1A)'],
    ['hull', 'Hull (HU1)'],
    ['kingston upon hull', 'Kingston upon Hull, Hull (HU1)'],
    ['stoke', 'Stoke-on-Trent (ST1)'],
    ['stoke on trent', 'Stoke-on-Trent (ST1)'],
    ['upon tyne', 'Newcastle upon Tyne (NE1)'],
    ['st albans', 'St Albans (AL1)'],
    ['St. Albans', 'St Albans (AL1)'],
    ['saint albans', 'St Albans (AL1)'],
    ["king's lynn", "King's Lynn, King's Lynn and West Norfolk (PE30)"],
    ['kings lynn', "King's Lynn, King's Lynn and West Norfolk (PE30)"],
    ['winchester', 'Winchester (SO23)'],
    ['bury st edmunds', 'Bury St Edmunds, West Suffolk (IP33)'],
    ['derry', 'Derry, Derry City and Strabane (BT48)'],
    ['heathrow', 'Heathrow, Hillingdon (TW6)'],
    ['cornwall', 'Truro, Cornwall (TR1)'],
    ['western isles', 'Stornoway, Na h-Eileanan Siar (HS1)'],
    ['Ilford, Redbridge (IG1)', 'Ilford, Redbridge (IG1)'],
    ['ilford redbridge', 'Ilford, Redbridge (IG1)'],
    ['newport isle of wight', 'Newport, Isle of Wight (PO30)'],
    ['brighton east sussex', 'Brighton, Brighton and Hove (BN1)'],
  ])('%s suggests %s first', (term, label) => {
    expect(labels(term)[0]).toBe(label);
  });

  test('"bath" suggests Bath before Bathgate', () => {
    const found = labels('bath');
    expect(found.indexOf('Bathgate, West Lothian (EH48)')).toBeGreaterThan(0);
  });

  test('"newcastle" suggests every Newcastle, the largest first', () => {
    expect(labels('newcastle').slice(0, 4)).toEqual([
      'Newcastle upon Tyne (NE1)',
      'Newcastle-under-Lyme (ST5)',
      'Newcastle, Newry, Mourne and Down (BT33)',
      'Newcastle Emlyn, Carmarthenshire (SA38)',
    ]);
  });

  test('a large city takes one row and leaves the others to its neighbourhoods', () => {
    const found = searchPlaces('manchester');
    const centre = found.filter(
      ({ district, city }) => district === 'Manchester' && city === 'Manchester',
    );
    expect(centre).toHaveLength(1);
    expect(new Set(found.map(({ district }) => district)).size).toBeGreaterThan(6);
  });

  test('"london" suggests ten boroughs; its first letters leave room for others', () => {
    const boroughs = searchPlaces('london').map(({ city }) => city);
    expect(new Set(boroughs).size).toBe(10);
    expect(boroughs).toContain('City of London');
    expect(labels('lon')).toContain('Londonderry, Derry City and Strabane (BT48)');
  });

  test('a region suggests places all over it', () => {
    expect(labels('scotland')).toEqual(
      expect.arrayContaining(['Glasgow (G1)', 'Edinburgh (EH1)', 'Aberdeen (AB10)']),
    );
  });

  test('no place is suggested twice', () => {
    for (const term of ['st', 'newcastle', 'london', 'e1', 'bath', 'birmingam']) {
      const found = searchPlaces(term);
      expect(new Set(found.map(({ slug }) => slug)).size).toBe(found.length);
    }
  });
});

describe('searchPlaces by postcode', () => {
  test.each([
    ['ig1', ['Ilford, Redbridge (IG1)', 'Loughton, Epping Forest (IG10)']],
    ['IG1 1', ['Ilford, Redbridge (IG1)']],
    ['ig1 1eq', ['Ilford, Redbridge (IG1)']],
    ['ig11eq', ['Ilford, Redbridge (IG1)']],
    ['ig11', ['Barking, Barking and Dagenham (IG11)', 'Ilford, Redbridge (IG1)']],
    ['SW1A 1AA', ['Westminster (SW1A)']],
    ['sw1', ['Westminster (SW1A)', 'Victoria, Westminster (SW1E)']],
    ['ig', ['Ilford, Redbridge (IG1)', 'Gants Hill, Redbridge (IG2)']],
    ['london e1', ['Whitechapel, Tower Hamlets (E1)']],
    ['bsl', ['Bristol (BS1)']],
    ['sel5', ['Peckham, Southwark (SE15)']],
    ['ZZ99 9ZZ', []],
    ['ig1 x', []],
  ])('%s suggests %j first', (term, expected) => {
    const found = labels(term);
    expect(expected.length === 0 ? found : found.slice(0, expected.length)).toEqual(expected);
  });
});

test('a postcode with spaces in the wrong place suggests its district only', () => {
  expect(labels('ig 1 1eq')).toEqual(['Ilford, Redbridge (IG1)']);
});

describe('searchPlaces with typos', () => {
  test.each([
    ['manchestr', 'Manchester (M1)'],
    ['birmingam', 'Birmingham (B1)'],
    ['edinborough', 'Edinburgh (EH1)'],
    ['lodnon', 'Westminster (SW1A)'],
    ['sheffeild', 'Sheffield (S1)'],
    ['glasow', 'Glasgow (G1)'],
    ['liverpol', 'Liverpool (L1)'],
    ['leciester', 'Leicester (LE1)'],
    ['wolverhamton', 'Wolverhampton (WV1)'],
    ['hudersfield', 'Huddersfield, Kirklees (HD1)'],
    ['newcastle apon tyne', 'Newcastle upon Tyne (NE1)'],
    ['wimbeldon', 'Wimbledon, Merton (SW19)'],
    ['miltonkeynes', 'Milton Keynes (MK6)'],
  ])('%s still finds %s', (term, label) => {
    expect(labels(term)[0]).toBe(label);
  });

  test('unlike any place finds nothing', () => {
    expect(labels('qqxxzzqq')).toEqual([]);
    expect(labels('xyz')).toEqual([]);
  });
});

describe('limits of searchPlaces', () => {
  test('returns exactly the five fields', () => {
    expect(searchPlaces('ilford')[0]).toStrictEqual({
      district: 'Ilford',
      city: 'Redbridge',
      postcode: 'IG1',
      slug: 'ilford-ig1',
      label: 'Ilford, Redbridge (IG1)',
    });
  });

  test('returns at most ten, or the requested number', () => {
    expect(searchPlaces('st')).toHaveLength(10);
    expect(searchPlaces('st', 3)).toHaveLength(3);
    expect(searchPlaces('st', 3)).toEqual(searchPlaces('st').slice(0, 3));
  });

  test.each(['', ' ', 'b', ' b ', '.', '--'])('finds nothing for %j', (term) => {
    expect(searchPlaces(term)).toEqual([]);
  });

  test.each([
    ['a very long term', 'a'.repeat(10_000)],
    ['very many words', 'bath '.repeat(2_000)],
    ['many short words', 'a b c d e f g h i j k l m n o p q r s t'],
    ['emoji', '🛁🛁 bath'],
    ['regular expressions', '.*'],
    ['a catastrophic pattern', '(a+)+$'],
    ['a NUL', 'ba\u0000th'],
    ['a lone surrogate', 'ba\ud800'],
    ['markup', '<b>bath</b>'],
    ['SQL', 'bath\'; DROP TABLE "Place"; --'],
    ['names of object properties', '__proto__'],
    ['another script', 'бат'],
  ])('finds nothing, and quickly, for %s', (_, term) => {
    expect(cpuMilliseconds(() => expect(searchPlaces(term)).toEqual([]))).toBeLessThan(50);
  });

  test('handles names of object properties like other words', () => {
    for (const term of ['constructor', 'toString', 'hasOwnProperty']) {
      expect(() => searchPlaces(term)).not.toThrow();
    }
  });

  test('handles thousands of different queries a second', () => {
    const terms = Array.from(
      { length: 3_000 },
      (_, index) =>
        `${String.fromCharCode(97 + (index % 26))}${index.toString(26).replace(/[0-9]/g, 'e')}`,
    );
    const spent = cpuMilliseconds(() => {
      for (const term of terms) searchPlaces(term);
    });
    expect(spent).toBeLessThan(1_000);
  });
});

/** Processor time of this process, which does not depend on the load of the machine. */
function cpuMilliseconds(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
