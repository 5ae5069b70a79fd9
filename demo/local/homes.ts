import type { DemoAd } from '../demo-ad';
import type { Picture } from '../drawings/scenes';
import { between, pick, type Random } from '../random';
import type { City, LocalArea } from './areas';
import {
  extras,
  inside,
  letting,
  openings,
  outside,
  saleOpenings,
  selling,
} from './home-sentences';
import { around, askingPrice, fill, numerals, paragraphs, pounds, some } from './writing';

export const schemes = ['sage', 'blush', 'sky', 'cream', 'slate', 'plum'] as const;

type Kind = {
  noun: string;
  type: 'Flat' | 'Studio' | 'House';
  beds: [number, number];
  front: Picture;
};

const kinds: Kind[] = [
  { noun: 'flat', type: 'Flat', beds: [1, 3], front: 'flats' },
  { noun: 'flat', type: 'Flat', beds: [1, 2], front: 'flats' },
  { noun: 'top-floor flat', type: 'Flat', beds: [1, 2], front: 'terrace' },
  { noun: 'garden flat', type: 'Flat', beds: [1, 2], front: 'terrace' },
  { noun: 'maisonette', type: 'Flat', beds: [2, 3], front: 'flats' },
  { noun: 'studio', type: 'Studio', beds: [0, 0], front: 'flats' },
  { noun: 'terraced house', type: 'House', beds: [2, 3], front: 'terrace' },
  { noun: 'semi', type: 'House', beds: [3, 4], front: 'semi' },
  { noun: 'end terrace', type: 'House', beds: [2, 4], front: 'terrace' },
  { noun: 'bungalow', type: 'House', beds: [2, 3], front: 'bungalow' },
];

export const twoBedFlat: Kind = { noun: 'flat', type: 'Flat', beds: [2, 2], front: 'flats' };

export const bedsText = (beds: number) => (beds === 0 ? 'studio' : `${numerals[beds]}-bed`);

export type Setting = { city: City; area: LocalArea };

const slotsOf = (random: Random, { area }: Setting, kind: Kind, beds: number, baths: number) => ({
  area: area.name,
  noun: kind.noun,
  extra: pick(random, extras),
  beds: beds === 0 ? 'open-plan' : `${numerals[beds]}-bedroom`,
  baths: baths === 1 ? 'one bathroom' : `${numerals[baths]} bathrooms`,
  years: numerals[between(random, 3, 8)] ?? 'five',
  month: pick(random, ['March', 'May', 'June', 'August', 'October']),
  light: pick(random, ['bright', 'calm', 'light', 'tidy', 'roomy', 'pretty']),
  charge: pounds(between(random, 60, 190)),
});

const picturesOf = (random: Random, kind: Kind): Picture[] => {
  const scheme = pick(random, schemes);
  const rooms: Picture[] = [`living/${scheme}`, `bedroom/${scheme}`, `kitchen/${scheme}`];
  // Most of the first start is spent drawing.
  return random() < 0.3 ? [kind.front, pick(random, rooms)] : [kind.front];
};

export function homeToRent(
  random: Random,
  { city, area }: Setting,
  isFirm: boolean,
  kind = pick(random, kinds),
): DemoAd {
  const beds = between(random, ...kind.beds);
  const baths = beds > 2 ? between(random, 1, 2) : 1;
  const times = [0.8, 1, 1.24, 1.5, 1.85][beds] ?? 1;
  const price = askingPrice(random, around(random, city.rent * times, 0.1));
  const furnished = pick(random, ['Furnished', 'Part furnished', 'Unfurnished'] as const);
  const pets = pick(random, ['Yes', 'By agreement', 'No'] as const);
  const bills = beds < 2 && random() < 0.4 ? 'Yes' : 'No';
  const deposit = Math.floor((price * 12 * 5) / 52);
  const epc = pick(random, ['B', 'C', 'C', 'C', 'D', 'D', 'E']);
  const waits = random() < 0.45;
  const slots = { ...slotsOf(random, { city, area }, kind, beds, baths), deposit: pounds(deposit) };
  const facts = [
    {
      Furnished: 'It comes furnished',
      'Part furnished': 'White goods, beds and blinds stay',
      Unfurnished: 'It is unfurnished, with white goods',
    }[furnished],
    {
      Yes: 'pets are welcome',
      'By agreement': 'a pet is possible, let us talk',
      No: 'no pets, the lease says so',
    }[pets],
  ];
  const said = `${facts.join(', and ')}.${bills === 'Yes' ? ' All bills and broadband are in the rent.' : ''} The EPC is ${epc === 'E' ? 'an' : 'a'} ${epc}.`;
  const title = fill(
    random,
    pick(random, [
      '{Size} {noun} in {area}, {extra}',
      '{Area}: {size} {noun} {extra}',
      '{Size} {noun} to let in {area}, {furnishing}',
      '{Furnishing} {size} {noun}, {area}',
    ]),
    {
      ...slots,
      size:
        beds === 0 ? pick(random, ['neat', 'compact', 'self-contained', 'sunny']) : bedsText(beds),
      furnishing: furnished.toLowerCase(),
    },
  );
  return {
    title,
    at: area.outcode,
    price,
    pictures: picturesOf(random, kind),
    text: paragraphs(random, [
      fill(random, pick(random, spoken(openings, isFirm)), slots),
      ...some(random, inside, between(random, 2, 3)).map((line) => fill(random, line, slots)),
      said,
      ...some(random, outside, 2).map((line) => fill(random, line, slots)),
      ...some(random, spoken(letting, isFirm), 2).map((line) => fill(random, line, slots)),
    ]),
    details: {
      propertyType: kind.type,
      bedrooms: beds,
      bathrooms: baths,
      rooms: beds + 1,
      surface: between(random, 28, 32) * 10 + beds * between(random, 19, 24) * 10,
      furnished,
      availableNow: waits ? 'No' : 'Yes',
      deposit,
      billsIncluded: bills,
      pets,
      epcRating: epc,
      councilTaxBand: pick(random, ['A', 'A', 'B', 'B', 'C', 'D']),
    },
    ...(waits && { availableIn: between(random, 9, 75) }),
  };
}

export function homeForSale(random: Random, { city, area }: Setting, isFirm: boolean): DemoAd {
  const kind = pick(
    random,
    kinds.filter(({ type }) => type !== 'Studio'),
  );
  const beds = between(random, ...kind.beds);
  const baths = beds > 2 ? between(random, 1, 3) : 1;
  const times = [0.6, 0.75, 1, 1.32, 1.7][beds] ?? 1;
  const price = Math.round(around(random, city.home * times, 0.16) / 2500) * 2500;
  const slots = slotsOf(random, { city, area }, kind, beds, baths);
  const title = fill(
    random,
    pick(random, [
      '{Size} {noun} for sale in {area}, {extra}',
      '{Area}: {size} {noun} {extra}, for sale',
      'For sale: {light} {size} {noun} in {area}',
    ]),
    { ...slots, size: bedsText(beds) },
  );
  return {
    title,
    at: area.outcode,
    price,
    pictures: picturesOf(random, kind),
    text: paragraphs(random, [
      fill(random, pick(random, spoken(saleOpenings, isFirm)), slots),
      ...some(random, inside, between(random, 3, 4)).map((line) => fill(random, line, slots)),
      ...some(random, outside, 2).map((line) => fill(random, line, slots)),
      ...some(random, spoken(selling, isFirm), 3).map((line) => fill(random, line, slots)),
    ]),
    details: {
      propertyType: kind.type,
      bedrooms: beds,
      bathrooms: baths,
      rooms: beds + 2,
      surface: between(random, 40, 52) * 10 + beds * between(random, 19, 26) * 10,
      availableNow: 'Yes',
      epcRating: pick(random, ['B', 'C', 'C', 'D', 'D', 'E']),
      councilTaxBand: pick(random, ['A', 'B', 'C', 'C', 'D', 'E']),
    },
  };
}

/** Firms do not write like owners. */
const spoken = (sentences: readonly string[], isFirm: boolean) =>
  isFirm ? sentences.filter((sentence) => !asOwner.test(sentence)) : sentences;

const asOwner = /\b(?:i|my|we|us|our|owners|agents)\b/i;
