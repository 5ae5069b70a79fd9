import type { DemoAd } from '../demo-ad';
import type { Picture } from '../drawings/scenes';
import { between, pick, type Random } from '../random';
import type { LocalArea } from './areas';
import { carFacts, carLines, carOpenings, dealerFacts, shade, writtenIn } from './vehicle-lists';
import { around, askingPrice, fill, months, numerals, paragraphs, pounds, some } from './writing';

/** "118d" is a diesel. */
function fitsFuel(trim: string, fuel: string): boolean {
  const [, letter] = /^\d{3}([di])\b/.exec(trim) ?? [];
  return letter === undefined || (letter === 'd') === (fuel === 'Diesel');
}

export function carForSale(random: Random, area: LocalArea, seller: 'private' | 'dealer'): DemoAd {
  const [
    make = '',
    model = '',
    trims = '',
    body = '',
    shape = '',
    fuels = '',
    engines = '',
    doors = '5',
    co2 = '110',
    cost = '15000',
    span = '',
  ] = pick(random, carLines).split('|');
  const [first = 2008, last = 2022] = span.split('-').map(Number);
  const year = Math.max(first, Math.min(last, between(random, first, last)));
  const age = writtenIn - year;
  const offered = fuels
    .split(',')
    .filter((name) => name !== 'Electric' || fuels === name || year > 2019);
  const fuel = pick(random, offered);
  const colour = shade(random);
  const mileage = Math.max(
    2100,
    Math.round(age * around(random, 7200, 0.4) + between(random, 300, 4000)),
  );
  const worth = Number(cost) * 0.845 ** age * (1.12 - Math.min(0.35, mileage / 400_000));
  const price = askingPrice(
    random,
    Math.max(495, around(random, worth, 0.1)) * (seller === 'dealer' ? 1.12 : 1),
  );
  const trim = pick(
    random,
    trims.split(',').filter((name) => fitsFuel(name, fuel)),
  );
  const engine = fuel === 'Electric' ? 0 : Number(pick(random, engines.split(',')));
  const slots = {
    make,
    model,
    trim,
    colour,
    year: String(year),
    miles: mileage.toLocaleString('en-GB'),
    engine: fuel === 'Electric' ? 'electric' : `${engine.toFixed(1)}`,
    short: `${Math.round(mileage / 1000)}k miles`,
    month: pick(random, months),
    last: pick(random, months),
    done: `${Math.max(4, Math.round((mileage * 0.8) / 1000))},000`,
    owned: numerals[between(random, 2, 7)] ?? 'four',
    owners: pick(random, ['One owner', 'Two owners', 'Three owners']),
    area: area.name,
  };
  const title = fill(
    random,
    pick(random, [
      '{Make} {model} {engine} {trim}, {year}, {short}',
      '{Make} {model} {trim} {year}, {colour}, {short}',
      '{Year} {make} {model} {engine}, MOT until {month}',
      '{Make} {model} {year}, {owners}, {short}',
    ]),
    { ...slots, owners: slots.owners.toLowerCase() },
  );
  const automatic = fuel === 'Electric' || fuel === 'Hybrid' || random() < 0.22;
  const facts =
    seller === 'dealer'
      ? [...some(random, carFacts.slice(0, 10), 3), ...some(random, dealerFacts, 3)]
      : some(random, carFacts, between(random, 5, 7));
  return {
    title,
    at: area.outcode,
    price,
    pictures: [`${shape}/${colour}` as Picture],
    text: paragraphs(random, [
      fill(
        random,
        pick(random, seller === 'dealer' ? carOpenings.slice(0, 3) : carOpenings),
        slots,
      ),
      ...facts.map((line) => fill(random, line, slots)),
    ]),
    details: {
      adType: seller === 'dealer' ? 'Dealer' : 'Individual',
      vehicleOfferType: 'sell',
      make,
      model,
      year,
      fuelType: fuel,
      mileage,
      transmission: automatic ? 'Automatic' : 'Manual',
      // The form has no "Estate".
      bodyType: body === 'Estate' ? 'Other' : body,
      doors: Number(doors),
      color: colour.charAt(0).toUpperCase() + colour.slice(1),
      ...(fuel !== 'Electric' && { engineSize: engine }),
      co2:
        fuel === 'Electric'
          ? 0
          : fuel === 'Hybrid'
            ? 92
            : Math.round(around(random, Number(co2), 0.08)),
    },
  };
}

export function carWanted(random: Random, area: LocalArea): DemoAd {
  const [make = '', model = ''] = pick(random, carLines).split('|');
  const budget = askingPrice(random, between(random, 12, 60) * 100);
  return {
    title: `Wanted: ${make} ${model} up to ${pounds(budget)}, ${area.name}`,
    at: area.outcode,
    price: budget,
    pictures: [`hatchback/${shade(random)}`],
    text: fill(
      random,
      `I am looking for a ${make} ${model} in [${area.name}|or around ${area.name}]. [Manual|Automatic|Either gearbox], [any colour|any colour but white], MOT of six months or more, with its papers. Up to ${pounds(budget)}, paid on the day. [Honest dents are fine|A first car for my daughter|I can travel an hour for a good one].`,
      {},
    ),
    details: { adType: 'Individual', vehicleOfferType: 'buy', make, model },
  };
}
