import type { DemoAd } from '../demo-ad';
import { between, pick, type Random } from '../random';
import { bedsText, type Setting, schemes } from './homes';
import { around, askingPrice, capital, fill, numerals, pounds } from './writing';

const uses = ['café', 'studio', 'hairdresser', 'small office', 'shop', 'workshop', 'clinic'];

export function otherProperty(
  random: Random,
  { city, area }: Setting,
  kind: 'garage' | 'land' | 'commercial',
): DemoAd {
  const at = area.outcode;
  if (kind === 'garage') {
    const price = askingPrice(random, around(random, city.rent * 0.1, 0.3));
    const thing = pick(random, [
      'Lock-up garage',
      'Storage unit',
      'Parking space',
      'Dry garage',
      'Secure garage',
    ]);
    return {
      title: `${thing} to let in ${area.name}${pick(random, [', lights and power', ', wide door', ', any length of time', ', ground level'])}`,
      at,
      price,
      pictures: [thing === 'Storage unit' ? 'storage' : 'garage'],
      text: fill(
        random,
        `${thing} in ${area.name}, [behind the shops|at the end of a cul-de-sac|in a gated row]. [Door two metres wide|Concrete floor|New roof in spring], dry all year. Good for [a car and bikes|furniture between homes|stock of a small business]. [One month's notice on either side|Paid by the month, no deposit beyond the first].`,
        {},
      ),
      details: { propertyType: 'Garage', rooms: 0, availableNow: 'Yes' },
    };
  }
  if (kind === 'land') {
    const acres = between(random, 2, 30) / 4;
    return {
      title: `${acres} acres of ${pick(random, ['pasture', 'grazing land', 'woodland', 'meadow', 'paddock'])} near ${area.name}`,
      at,
      price: askingPrice(random, around(random, 16_000 * acres, 0.25)),
      pictures: [pick(random, ['plot', 'woodland'] as const)],
      text: fill(
        random,
        `${acres} acres on the edge of ${area.name}, [fenced with stock wire|hedged on three sides|with a hard track to the gate]. [Mains water at the corner|A stream along the bottom|Two field shelters]. No planning permission and none promised. [Grazed by sheep until autumn|Cut for hay every year|Used for ponies for a long time].`,
        {},
      ),
      details: {
        propertyType: 'Land',
        rooms: 0,
        surface: Math.round(acres * 43_560),
        availableNow: 'Yes',
      },
    };
  }
  const use = pick(random, uses);
  const surface = between(random, 30, 160) * 10;
  return {
    title: `${capital(use)} premises to let, ${area.name}, ${surface} sq ft`,
    at,
    price: askingPrice(random, around(random, (city.rent * surface) / 620, 0.2)),
    pictures: [use === 'small office' ? `office/${pick(random, schemes)}` : 'shop'],
    text: fill(
      random,
      `Last used as a ${use}, ${area.name}, ${surface} square feet on [one level|two floors|the ground floor]. [Kitchenette and WC|New shopfront|Roller shutter|Extraction in place]. [Three-year lease with a break|Flexible terms for a first business|Short lease possible]. Small business rate relief likely. [Keys with me|Viewings any weekday].`,
      {},
    ),
    details: {
      propertyType: 'Commercial',
      rooms: between(random, 1, 4),
      surface,
      availableNow: 'Yes',
      epcRating: pick(random, ['C', 'D']),
    },
  };
}

export function homeWanted(random: Random, { city, area }: Setting): DemoAd {
  const beds = between(random, 1, 3);
  const who = pick(random, [
    'Nurse',
    'Teacher',
    'Young couple',
    'Family of three',
    'Junior doctor',
    'Chef',
    'Two engineers',
  ]);
  const budget = askingPrice(random, city.rent * ([0.8, 1, 1.24, 1.5][beds] ?? 1));
  return {
    title: `Wanted: ${bedsText(beds)} flat in or near ${area.name}, ${who.toLowerCase()}`,
    at: area.outcode,
    price: budget,
    pictures: ['flats'],
    text: fill(
      random,
      `${who} looking for ${numerals[beds]} bedroom${beds === 1 ? '' : 's'} in ${area.name} or nearby, up to ${pounds(budget)} a month. [We don't smoke|No pets|One elderly cat], steady jobs, references from [the last landlord|two landlords]. [From next month|Dates are flexible|By the end of the term at the latest].`,
      {},
    ),
    details: { adType: 'Wanted', propertyType: 'Flat', bedrooms: beds },
  };
}
