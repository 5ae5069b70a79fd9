import type { DemoAd } from '../demo-ad';
import type { Picture } from '../drawings/scenes';
import { between, pick, type Random } from '../random';
import type { City, LocalArea } from './areas';
import { around, asked, capital, fill, lines, numerals, paragraphs, pounds, some } from './writing';

const schemes = ['sage', 'blush', 'sky', 'cream', 'slate', 'plum'] as const;

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

const extras = lines(`
  with a balcony
  with parking
  near the park
  close to the station
  with a small garden
  newly decorated
  with a new kitchen
  on a quiet street
  five minutes from the shops
  with a bay window
  overlooking the green
  with bike storage
  with a proper bath
  and a box room for a desk
  with a south-facing yard
  in a well-run block
`);

const openings = lines(`
  {Area}: a {noun} {extra}, {beds}, looked after by the same owner for {years} years.
  The {noun} is in the middle of {area}, {extra}.
  This {beds} {noun} in {area} comes free because the last tenants are [moving abroad|buying their own place|off to be nearer family].
  You enter through a [blue|green|red|black] door on a side street of {area}.
  A {light} {noun} in {area}, {extra}.
  [Warm|Dry|Quiet|Sunny] and [easy to heat|easy to keep|bigger than it looks]: a {noun} in {area}.
  Our {noun} in {area} has been [our home|a happy home|let to the same couple] for {years} years.
  Ten minutes on foot from the middle of {area} and {extra}.
  {Beds}, {baths}, {area}.
  People stay here: the last tenants of this {noun} in {area} had it for {years} years.
`);

const inside = lines(`
  The living room takes a sofa and a table for six and gets the [morning|afternoon|evening] sun.
  The kitchen has [a gas hob|an induction hob|a range cooker], a [dishwasher|washing machine|washer-dryer] and room for two people who both cook.
  The boiler is [two|three|four] years old and serviced every [autumn|spring].
  Double glazing throughout, and the loft was insulated last winter.
  There is a [shower over the bath|walk-in shower|bath you can lie down in] and a towel rail that works.
  Storage is better than usual: a [cupboard under the stairs|walk-in wardrobe|big airing cupboard].
  The floors are [sanded boards|oak laminate|new carpet] and the walls were painted in {month}.
  Full-fibre broadband is connected, you only choose the provider.
  The windows at the back look over [gardens|trees|allotments|a school field that is quiet by four].
  Ceilings are high, and there is a picture rail so that nobody has to drill.
  The bedrooms are at the back, away from the road.
  Smoke and carbon monoxide alarms are new, the electrics were checked in {month}.
`);

const outside = lines(`
  Buses go [every eight minutes|every ten minutes|day and night] from the corner.
  There is a bakery, a chemist and a very good [curry house|chip shop|café] within two streets.
  Parking is [on the street with a permit|off the road|on the street and usually easy].
  The [park|common|river path|leisure centre] is five minutes away.
  Bikes live in [a locked store|the hall cupboard|a shed with a good lock].
  Bins are where nobody has to see them.
  Primary school across the road, big supermarket ten minutes on foot.
  The neighbours are a [retired couple|young family|nurse and a teacher] and say hello.
`);

const letting = lines(`
  I let it myself, answer messages the same day and know a plumber.
  Viewings [after six on weekdays|on Saturday mornings|most evenings], and please say a line about yourself.
  Twelve months to begin with; longer is welcome.
  References and a right-to-rent check as usual, no fees for anything.
  Deposit of {deposit}, registered with a scheme on the day.
  A six-month break suits both sides, so the contract has one.
  No agents, please.
`);

const selling = lines(`
  [Chain free|No chain above us|We have found somewhere, and can wait].
  Leasehold with over [90|110|120|900] years left; service charge [modest and well spent|about {charge} a month].
  Survey from last year can be seen.
  Viewings by appointment, weekends included.
  We are selling because [the family has grown|work has moved|the stairs have won].
  The price includes the [white goods|curtains and blinds|shed and everything in it].
`);

const bedsText = (beds: number) => (beds === 0 ? 'studio' : `${numerals[beds]}-bed`);

type Setting = { city: City; area: LocalArea };

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
  return [kind.front, pick(random, rooms)];
};

export function homeToRent(random: Random, { city, area }: Setting): DemoAd {
  const kind = pick(random, kinds);
  const beds = between(random, ...kind.beds);
  const baths = beds > 2 ? between(random, 1, 2) : 1;
  const times = [0.8, 1, 1.24, 1.5, 1.85][beds] ?? 1;
  const price = asked(random, around(random, city.rent * times, 0.1));
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
      fill(random, pick(random, openings), slots),
      ...some(random, inside, between(random, 2, 3)).map((line) => fill(random, line, slots)),
      said,
      ...some(random, outside, 2).map((line) => fill(random, line, slots)),
      ...some(random, letting, 2).map((line) => fill(random, line, slots)),
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

export function homeForSale(random: Random, { city, area }: Setting): DemoAd {
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
      fill(random, pick(random, saleOpenings), slots),
      ...some(random, inside, between(random, 3, 4)).map((line) => fill(random, line, slots)),
      ...some(random, outside, 2).map((line) => fill(random, line, slots)),
      ...some(random, selling, 3).map((line) => fill(random, line, slots)),
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

const saleOpenings = lines(`
  After {years} years we are selling our {noun} in {area}, {extra}.
  A {beds} {noun} in {area} that has been loved and insulated.
  For sale by its owners: a {light} {noun} in {area}, {extra}.
  {Area}, {extra}: {beds}, {baths}, and a kitchen where everybody ends up.
  Our {beds} home in {area} is for sale.
  Somebody painted every room of this {noun} in {area} before you.
  Here is a {noun} in {area} with {baths} and no surprises.
`);

export function roomToRent(random: Random, { city, area }: Setting): DemoAd {
  const others = between(random, 1, 4);
  const isDouble = random() < 0.75;
  const bills = random() < 0.7 ? 'Yes' : 'No';
  const price = asked(random, around(random, city.rent * (isDouble ? 0.64 : 0.54), 0.1));
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

const roomLines = lines(`
  {Size} room in our house in {area}, shared with {people}.
  We are looking for a housemate in {area}: you would live with {others}.
  {Area}. A {size} room, furnished, with {others} in the house.
  One of us is moving in with a partner, so a {size} room in {area} is free.
  Your room in {area} would be the {size} one at the [back|front|top].
  The house in {area} has {people} in it, and a {size} room for you.
`);

const roomFacts = lines(`
  Bed, wardrobe, desk and a chair that does not hurt.
  We eat together about once a week, and leave each other alone otherwise.
  There is a cleaning rota and, this is the news, people keep to it.
  The kitchen has two fridges and a shelf of your own in each.
  A small garden with a table, and a shed for bikes.
  Fast broadband and good signal in every room.
  No smokers, please. Couples only for short stays.
  Three months at least; we would rather have somebody who stays.
  Deposit of {deposit}, protected. References make everybody relax.
  The bathroom was done in {month} and the shower is excellent.
  Buses stop at the end of the road, trains are twelve minutes on foot.
  Come for a cup of tea and see whether you like us.
`);

const uses = ['café', 'studio', 'hairdresser', 'small office', 'shop', 'workshop', 'clinic'];

export function otherProperty(
  random: Random,
  { city, area }: Setting,
  kind: 'garage' | 'land' | 'commercial',
): DemoAd {
  const at = area.outcode;
  if (kind === 'garage') {
    const price = asked(random, around(random, city.rent * 0.1, 0.3));
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
      price: asked(random, around(random, 16_000 * acres, 0.25)),
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
    price: asked(random, around(random, (city.rent * surface) / 620, 0.2)),
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

/** Somebody who seeks a home. */
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
  const budget = asked(random, city.rent * ([0.8, 1, 1.24, 1.5][beds] ?? 1));
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
