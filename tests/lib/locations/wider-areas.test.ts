import { describe, expect, test } from 'vitest';
import { wholeUk } from '@/lib/locations/area';
import { allCounties, allNeighbourhoods, otherNames } from '@/lib/locations/area-lists';
import { areaBySlug } from '@/lib/locations/area-lookup';
import { areaOfText } from '@/lib/locations/area-of-text';
import { areaText } from '@/lib/locations/area-text';
import { places } from '@/lib/locations/gazetteer/places';
import { searchPlaces } from '@/lib/locations/search-places';
import { anyPlaces } from '@/lib/search/suggestions/suggest-places';

const outcodesOf = (text: string) => areaOfText(text)?.outcodes ?? [];

describe('counties, council areas, boroughs and islands', () => {
  test.each([
    ['Kent', 'CT1', 'ME1', 'SE1'],
    ['Essex', 'CM1', 'SS1', 'IG1'],
    ['Devon', 'EX1', 'PL1', 'TA1'],
    ['Yorkshire', 'LS1', 'HU1', 'DN31'],
    ['west yorks', 'BD1', 'WF1', 'S1'],
    ['Isle of Skye', 'IV51', 'IV41', 'IV1'],
    ['Orkney', 'KW15', 'KW17', 'KW14'],
    ['Brent', 'HA9', 'NW10', 'NW1'],
    ['Tower Hamlets', 'E1', 'E14', 'E8'],
    ['Ynys Môn', 'LL77', 'LL65', 'LL57'],
    ['Co. Tyrone', 'BT78', 'BT71', 'BT1'],
    ['Caithness', 'KW1', 'KW14', 'KW9'],
    ['The Highlands', 'IV2', 'PH33', 'AB10'],
    ['Tyne & Wear', 'NE1', 'SR1', 'DH1'],
    ['IOW', 'PO30', 'PO36', 'PO1'],
    ['SW1', 'SW1A', 'SW1V', 'SW3'],
    ['wc1', 'WC1A', 'WC1X', 'WC2A'],
    ['N. Ireland', 'BT1', 'BT78', 'DG9'],
    ['The Midlands', 'B1', 'NG1', 'LS1'],
    ['East Kent', 'CT1', 'ME1', 'SE1'],
    ['Greater Glasgow', 'G1', 'G2', 'EH1'],
    ['Kirklees', 'HD1', 'WF13', 'LS1'],
    ['Thurrock', 'RM17', 'RM20', 'RM1'],
    ['North Somerset', 'BS21', 'BS23', 'BS1'],
    ['Cumberland', 'CA1', 'CA28', 'LA9'],
  ])('%s has %s and %s and not %s', (text, first, second, outside) => {
    const outcodes = outcodesOf(text);
    expect(outcodes).toContain(first);
    expect(outcodes).toContain(second);
    expect(outcodes).not.toContain(outside);
  });

  test.each([
    ['Leeds LS6', 'LS6'],
    ['LS6, Leeds', 'LS6'],
    ['12 High Street, Leeds LS6 1AA', 'LS6'],
    ['London SE15', 'SE15'],
    ['Leeds 6', 'LS6'],
    ['Manchester 20', 'M20'],
    ['Cardiff CF24 Roath', 'CF24'],
    ['0X1 3BG', 'OX1'],
    ['S014 5FP', 'SO14'],
    ['SWIA 1AA', 'SW1A'],
    ['N.W.3', 'NW3'],
    ['NE1-4ST', 'NE1'],
  ])('%s is %s', (text, outcode) => {
    expect(outcodesOf(text)).toEqual([outcode]);
  });

  test('a suburb may stand before its city', () => {
    expect(outcodesOf('Beeston Nottingham')).toContain('NG9');
    expect(outcodesOf('Beeston Leeds')).toContain('LS11');
    expect(outcodesOf('Kirkby Liverpool')).toContain('L32');
  });

  test.each([
    ['West Belfast', 'belfast'],
    ['south Manchester', 'manchester'],
    ['North Essex', 'essex'],
    ['Royal Borough of Greenwich', 'greenwich'],
    ['LB Hackney', 'hackney'],
    ['Kent county', 'kent'],
    ['Leeds city', 'leeds'],
    ['10 miles from Leeds', 'leeds'],
    ['Leeds +10 miles', 'leeds'],
    ['all of Scotland', 'scotland'],
    ['anywhere in Wales', 'wales'],
    ['I.O.W.', 'isle-of-wight'],
    ["N'castle", 'newcastle-upon-tyne'],
    ['e sussex', 'east-sussex'],
    ['W. Yorks', 'west-yorkshire'],
    ['Gt Yarmouth', 'great-yarmouth'],
    ['Cowley Road, Oxford', 'oxford'],
    ['London Road, St Albans', 'st-albans'],
    ['Upper St Johns Road, Leeds', 'leeds'],
    ['Union St, Aberdeen', 'aberdeen'],
    ['RAF Lossiemouth', 'lossiemouth'],
    ['nationwide', 'uk'],
    ['Great Britain', 'uk'],
    ['GB', 'uk'],
  ])('%s is the whole of %s', (text, slug) => {
    expect(areaOfText(text)?.slug).toBe(slug);
  });

  test.each([
    ['LS', 'LS1', 'LS29', 'L1'],
    ['eh', 'EH1', 'EH54', 'E1'],
    ['S', 'S1', 'S80', 'SA1'],
  ])('%s has the postcodes with these letters', (letters, first, second, outside) => {
    const area = areaOfText(letters);
    expect(area?.outcodes).toContain(first);
    expect(area?.outcodes).toContain(second);
    expect(area?.outcodes).not.toContain(outside);
    expect(areaBySlug(area?.slug ?? '')).toBe(area);
    expect(areaOfText(areaText(area ?? wholeUk))).toBe(area);
  });

  test('suggestions know the postcode behind a town and the town of a part', () => {
    expect(searchPlaces('Leeds LS6')[0]).toMatchObject({ postcode: 'LS6' });
    expect(searchPlaces('West Belfast')[0]?.label).toContain('Belfast');
  });

  test.each(['near me', 'West Xyzton', 'north', 'Greater', 'East Pocklington Magna'])(
    '%s is unknown',
    (text) => {
      expect(areaOfText(text)).toBeUndefined();
    },
  );

  test('each has districts, and is found by its text and slug', () => {
    for (const area of allCounties) {
      expect(area.outcodes?.length, area.name).toBeGreaterThan(0);
      expect(areaBySlug(area.slug)).toBe(area);
      const known = areaOfText(areaText(area));
      expect(known?.outcodes, area.name).toBeDefined();
    }
  });

  test('together they cover every district twice except the Crown dependencies', () => {
    const covered = new Set(allCounties.flatMap(({ outcodes }) => outcodes ?? []));
    expect(places.filter(({ outcode }) => !covered.has(outcode))).toEqual([]);
  });

  test('each is the first suggestion for its own name', () => {
    const wrong = allCounties
      .filter(({ slug }) => !slug.endsWith('-county') && !slug.endsWith('-borough'))
      .filter(({ slug, name }) => !isSuggestedFirst(name, slug))
      .map(({ name }) => name);
    expect(wrong).toEqual([]);
  });
});

describe('Welsh and other names', () => {
  test.each([
    ['Caerdydd', 'cardiff'],
    ['Abertawe', 'swansea'],
    ['Casnewydd', 'newport'],
    ['Wrecsam', 'wrexham'],
    ['Dinbych-y-pysgod', 'tenby'],
    ['Aberhonddu', 'brecon'],
    ['Derry', 'londonderry'],
    ['Saint Albans', 'st-albans'],
  ])('%s is %s', (name, slug) => {
    expect(areaOfText(name)?.slug).toBe(slug);
  });

  test('each is its own first suggestion', () => {
    const wrong = otherNames
      .filter(({ name, area }) => !isSuggestedFirst(name, area.slug))
      .map(({ name }) => name);
    expect(wrong).toEqual([]);
  });
});

describe('neighbourhoods', () => {
  test.each([
    ['Dalston', 'E8', 'Dalston, Hackney (E8)'],
    ['Vauxhall', 'SW8', 'Vauxhall, Lambeth (SW8)'],
    ['Bermondsey', 'SE16', 'Bermondsey, Southwark (SE16)'],
    ['Jesmond', 'NE2', 'Jesmond, Newcastle upon Tyne (NE2)'],
    ['Roath', 'CF24', 'Roath, Cardiff (CF24)'],
  ])('%s is in %s and shown as typed', (name, outcode, label) => {
    expect(outcodesOf(name)).toContain(outcode);
    expect(searchPlaces(name)[0]?.label).toBe(label);
  });

  test('there are about 380, each found by its label', () => {
    expect(allNeighbourhoods.length).toBeGreaterThan(350);
    const lost = allNeighbourhoods.filter(
      (area) => areaOfText(areaText(area))?.outcodes?.[0] !== area.outcodes?.[0],
    );
    expect(lost.map(({ name }) => name)).toEqual([]);
  });

  test('smaller places with the same name can still be found', () => {
    expect(searchPlaces('dalston').map(({ postcode }) => postcode)).toContain('CA5');
    expect(areaBySlug('dalston-cumberland')?.outcodes).toEqual(['CA5']);
  });
});

function isSuggestedFirst(name: string, slug: string): boolean {
  const term = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const [first] = anyPlaces(name, term);
  return areaOfText(first?.text ?? '')?.slug === slug || first?.href === `/search?place=${slug}`;
}
