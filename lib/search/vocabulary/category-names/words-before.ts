import { phrases } from '@/lib/search/vocabulary/lists';

export const anything = phrases(
  'cheap, cheapest, good, best, reliable, nice, decent, lovely, affordable, bargain, quality, a, an, the, any, some, my, our, used, new, old, first, modern, small, large, big, double, single, shared, private, family, local, great, smart, quiet, clean, tidy, i, we, need, needs, needing, want, wants, find, get, looking, seeking, after, another, little, wee, bigger, smaller, urgently, desperately, really, got',
);

export const colours = phrases(
  'black, white, red, blue, green, silver, grey, gray, yellow, orange, gold, brown, beige, purple, pink, cream, bronze',
);

export const makes = phrases(`
ford, vauxhall, vw, volkswagen, bmw, audi, mercedes, merc, benz, toyota, honda, nissan, renault, peugeot, citroen, fiat, seat, skoda, kia,
hyundai, mazda, volvo, land, rover, range, jaguar, mini, tesla, porsche, lexus, suzuki, dacia, alfa, romeo, mg, jeep, subaru, mitsubishi, yamaha,
kawasaki, ducati, triumph, harley, davidson, aprilia, ktm, vespa, piaggio, iveco, daf, scania, swift, bailey, elddis, lunar, hobby, coachman`);

export const ofVehicles = [
  ...anything,
  ...colours,
  ...makes,
  ...phrases(`
petrol, diesel, hybrid, electric, plug, automatic, manual, auto, sports, sport, classic, vintage, convertible, 4x4, suv, estate, hatchback, saloon, coupe, luxury, fast,
seater, seven, five, seat, door, doors, 2, 3, 4, 5, 7, 8, 9, insurance, group, economical, runabout, runaround, low, tax, ulez, compliant, taxed, high, top, lwb, swb, long, wheelbase, roof, medium,
touring, static, berth, 6, two, three, four, six, twin, axle, learner, 125, 125cc, 50cc, 250cc, 500cc, 600cc, adventure, retro, lightweight, left, hand, drive, 4wd, awd, tonne, ton, tipper, town, city, starter, salvage, damaged, cat, n, s, non, runner, runners, project, failed, mot`),
];

export const ofHomes = [
  ...anything,
  ...phrases(`
build, period, victorian, georgian, edwardian, detached, semi, terraced, terrace, end, mid, of, ground, floor, top, upper, lower, basement, garden, luxury, furnished, unfurnished, furn, unfurn, canny, bonny, part, spacious, student, council, retirement, holiday,
ensuite, en, suite, dbl, dble, sgl, central, city, town, centre, warehouse, loft, penthouse, duplex, converted, whole, entire, bed, bedroom, bedroomed, tenement, riverside, country, cosy, bright, split, level, seafront, sea, view, short, term, long, let, professional, couple, postgraduate, postgrad, monday, friday, mon, fri, weekday, weekdays, granny, annexe, annex, main, door, mews, ex, local, authority, unmodernised, freehold, leasehold, two, storey, dss, pet, self, contained, affordable, one, rural, dormer, chalet, box, huge, spare, twin, female, male, working, and, or, repossessed, repo, accepted, universal, credit, benefit, benefits, lha, shared, ownership, time, buyer, buyers, stay, emergency, temporary, do, up, fixer, probate, empty, unfinished, hmo, licensed, investment, renovated, refurbished`),
];
