import type { DemoAd } from '../demo-ad';
import { between, pick, type Random } from '../random';
import { roomFacts, roomLines } from './home-sentences';
import { type Setting, schemes } from './homes';
import { around, askingPrice, fill, numerals, paragraphs, pounds, some } from './writing';

export function roomToRent(random: Random, { city, area }: Setting): DemoAd {
  const others = between(random, 1, 4);
  const isDouble = random() < 0.75;
  const bills = random() < 0.7 ? 'Yes' : 'No';
  const price = askingPrice(random, around(random, city.rent * (isDouble ? 0.64 : 0.54), 0.1));
  const size = isDouble ? 'double' : 'single';
  const slots = {
    area: area.name,
    size,
    others: `${numerals[others]} ${others === 1 ? 'other' : 'others'}`,
    people: pick(random, [
      'a nurse',
      'two teachers',
      'a chef',
      'postgraduates',
      'an engineer and a cat',
      'a bike mechanic',
      'two musicians who practise elsewhere',
      'a baker who is asleep by nine',
    ]),
    month: pick(random, ['June', 'August', 'September', 'January']),
    bills: bills === 'Yes' ? 'bills included' : 'bills shared',
    deposit: pounds(Math.floor(price * 1.1)),
  };
  const title = fill(
    random,
    pick(random, [
      '{Size} room in {area} with {others}, {bills}',
      '{Area}: furnished {size} room, {bills}',
      'Room to let in a [friendly|quiet|tidy|sociable] house in {area}',
      '[Big|Bright|Sunny|Quiet] {size} room in a shared [house|flat], {area}',
    ]),
    slots,
  );
  return {
    title,
    at: area.outcode,
    price,
    pictures: [`bedroom/${pick(random, schemes)}`],
    text: paragraphs(random, [
      ...some(random, roomLines, 1).map((line) => fill(random, line, slots)),
      ...some(random, roomFacts, between(random, 3, 5)).map((line) => fill(random, line, slots)),
      bills === 'Yes'
        ? 'Gas, electricity, water, council tax and broadband are in the rent.'
        : 'Bills are split evenly and come to about £[60|75|80|90] a month.'.replace(
            /\[.*?\]/,
            '75',
          ),
    ]),
    details: {
      propertyType: pick(random, ['House', 'House', 'Flat'] as const),
      rooms: others + 2,
      bathrooms: others > 2 ? 2 : 1,
      furnished: 'Furnished',
      availableNow: 'Yes',
      deposit: Math.floor(price * 1.1),
      billsIncluded: bills,
      pets: pick(random, ['By agreement', 'No'] as const),
      epcRating: pick(random, ['C', 'C', 'D']),
    },
  };
}
