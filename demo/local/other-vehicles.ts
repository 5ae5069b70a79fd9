import type { DemoAd } from '../demo-ad';
import type { Picture } from '../drawings/scenes';
import { between, pick, type Random } from '../random';
import type { LocalArea } from './areas';
import {
  accessories,
  carFacts,
  carLines,
  dealerFacts,
  otherLines,
  shade,
  writtenIn,
} from './vehicle-lists';
import { askingPrice, fill, months, paragraphs, some } from './writing';

export function otherVehicle(
  random: Random,
  area: LocalArea,
  category: string,
  seller: 'private' | 'dealer',
): DemoAd {
  const line = pick(
    random,
    otherLines.filter((entry) => entry.startsWith(`${category}|`)),
  );
  const [
    ,
    make = '',
    models = '',
    fuels = '',
    engines = '',
    prices = '',
    miles = '',
    scene = '',
    facts = '',
  ] = line.split('|');
  const span = (text: string) => text.split('-').map(Number) as [number, number];
  const [lowest, highest] = span(prices);
  const [least, most] = span(miles);
  const [small, large] = span(engines);
  const worn = random();
  const year = writtenIn - 2 - Math.floor(worn * (scene === 'tractor' ? 30 : 16));
  const mileage = most > 0 ? Math.round(least + (most - least) * (0.15 + 0.85 * worn)) : 0;
  const model = pick(random, models.split(','));
  const colour = scene === 'caravan' ? 'white' : shade(random);
  const slots = { month: pick(random, months) };
  const isBike = category.startsWith('Motorbikes');
  const noun =
    {
      van: 'van',
      caravan: 'caravan',
      lorry: 'lorry',
      tipper: 'tipper',
      pickup: 'pick-up',
      tractor: 'tractor',
      horsebox: 'horse trailer',
      quad: 'quad',
      narrowboat: 'narrowboat',
    }[scene] ?? 'bike';
  const said = some(random, facts.split(';'), 3).map((sentence) => fill(random, sentence, slots));
  const tail = pick(random, [
    `, ${year}, ${area.name}`,
    ` ${noun}, ${year}, ${colour}`,
    mileage > 0
      ? `, ${year}, ${mileage.toLocaleString('en-GB')} miles`
      : ` from ${year}, ready to go`,
  ]);
  const opening = pick(random, [
    `${make} ${model} ${noun} from ${year}, seen in ${area.name}.`,
    `${area.name}: a ${colour} ${make} ${model} of ${year}.`,
    `Reluctant sale of our ${year} ${make} ${model}.`,
    `The ${model} has earned its keep in ${area.name} since ${Math.min(writtenIn - 1, year + 2)}.`,
  ]);
  const isTowed = fuels === 'Other';
  return {
    title: `${make} ${model}${tail}`,
    at: area.outcode,
    price: askingPrice(random, highest - (highest - lowest) * worn),
    pictures: [`${scene}/${colour}` as Picture],
    text: paragraphs(random, [
      opening,
      ...said,
      seller === 'dealer' ? pick(random, dealerFacts) : pick(random, carFacts.slice(10)),
    ]),
    details: {
      adType: seller === 'dealer' ? 'Dealer' : 'Individual',
      vehicleOfferType: 'sell',
      make,
      model,
      year,
      color: colour.charAt(0).toUpperCase() + colour.slice(1),
      ...(mileage > 0 && { mileage }),
      ...(!isTowed && {
        fuelType: fuels,
        transmission: scene === 'scooter' ? 'Automatic' : 'Manual',
        engineSize: Number((small + (large - small) * random()).toFixed(1)),
        mileage,
      }),
      ...(!isBike &&
        !isTowed && {
          bodyType: scene === 'pickup' ? 'Pickup' : 'Van',
          doors: scene === 'van' ? 4 : 2,
          co2: between(random, 150, 230),
        }),
    },
  };
}

export function accessory(random: Random, area: LocalArea): DemoAd {
  const [title = '', scene = '', prices = '', said = ''] = pick(random, accessories).split('|');
  const [make = '', model = ''] = pick(random, carLines).split('|');
  const [lowest = 40, highest = 90] = prices.split('-').map(Number);
  const slots = {
    size: pick(random, ['15', '16', '17', '18']),
    litres: pick(random, ['320', '400', '430', '460']),
    car: `${make} ${model}`,
  };
  return {
    title: `${fill(random, title, slots)}, ${area.name}`,
    at: area.outcode,
    price: askingPrice(random, between(random, lowest, highest)),
    pictures: [`${scene}/${shade(random)}` as Picture],
    text: `${fill(random, title, slots)}. ${said} Collection from ${area.name}.`,
    details: { condition: pick(random, ['Good', 'Good', 'Like new', 'Fair'] as const) },
  };
}
