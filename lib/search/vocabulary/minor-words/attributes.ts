import { kinds } from '@/lib/search/vocabulary/kinds/kinds';
import { namedLists } from '@/lib/search/vocabulary/lists';

/* Attributes that follow an item but would be items on their own; # is a word with a digit. */

const lines = `
caravan, caravans, tourer, tourers, motorhome, motorhomes, campervan, campervans, camper, campers: fixed bed, island bed, french bed, bunk bed, bunk beds, twin beds, single beds, double bed, fixed double bed, fixed bunks, fixed bunk beds, bunks, end bedroom, end bathroom, end washroom, end shower, end kitchen, rear bathroom, rear washroom, rear bedroom, side bathroom, double glazing, double glazed, central heating, pop top, high top, elevating roof, rock and roll bed
narrowboat, narrowboats, houseboat, boat: log burner, solid fuel stove, double berth, fixed double, central heating
scooter, scooters, wheelchair, wheelchairs, powerchair: boot size, car boot size, pavement size, road size
keyboard, keyboards, piano, pianos: # keys, # weighted keys, # keys weighted, weighted keys, # note, full size keys
laptop, laptops, pc, computer, macbook, imac, desktop, notebook: # ssd, # hdd, # hard drive, # ram, # memory, rtx #, gtx #, rtx # graphics card, gtx # graphics card, # graphics card
table, tables, desk, sideboard, dresser, island: glass top, marble top, wooden top, oak top, granite top, slate top, tiled top, metal top, metal legs, hairpin legs, wooden legs, oak legs, metal frame
car, cars, van, vans, motorbike, motorcycle, moped, motorhome, campervan, runaround, hatchback, estate, saloon: long mot, new mot, full mot, # mot, # months mot, full service history, service history, tow bar fitted
runaround, hatchback, estate, saloon: mot, with mot
diesel, petrol, automatic, manual: tow bar, towbar, roof rails, roof bars, sat nav, sunroof
tumble, dryer, drier: heat pump, condenser, vented
quad, quads: 50cc, 70cc, 90cc, 110cc, 125cc
dashcam, dashcams, cam: front and rear, front and back, front rear
bike, bikes, bicycle: front suspension, full suspension, dual suspension
`;

const kindsOf = (thing: string) =>
  kinds.flatMap(([word, others]) => (word === thing ? others : [])).filter(isWord);
const isWord = (name: string) => /^[a-z]+$/.test(name);

/** By item or a kind of it ("thinkpad"): phrases as words. */
export const attributes: ReadonlyMap<string, readonly (readonly string[])[]> = namedLists(
  lines,
).reduce((known, [named, phrases]) => {
  const said = phrases.map((phrase) => phrase.split(' '));
  for (const thing of [...kindsOf(named), named]) {
    known.set(thing, [...(known.get(thing) ?? []), ...said]);
  }
  return known;
}, new Map<string, string[][]>());

/** Searches whose attributes do not count without the item. */
export const attributeExamples: readonly (readonly [sentence: string, thing: string])[] = [
  ['touring caravan fixed bed', 'touring caravan'],
  ['4 berth caravan island bed end washroom', '4 berth caravan'],
  ['motorhome fixed bed', 'motorhome'],
  ['tumble dryer heat pump', 'tumble dryer'],
  ['mobility scooter boot size', 'mobility scooter'],
  ['dell laptop i5 256gb ssd', 'dell laptop'],
  ['thinkpad x1 16gb ram', 'thinkpad'],
  ['chromebook 64gb memory', 'chromebook'],
  ['corsair 16gb ram', 'ram'],
  ['gaming pc i7 rtx 3070 graphics card', 'gaming pc'],
  ['mountain bike front suspension', 'mountain bike'],
  ['vw campervan rock and roll bed', 'vw campervan'],
  ['side table marble top', 'side table'],
  ['diesel hatchback long mot', 'hatchback'],
  ['car mot', 'mot'],
  ['golf estate diesel tow bar', 'golf estate'],
  ['golf estate tow bar', 'tow bar'],
  ['keyboard 88 keys weighted', 'keyboard'],
  ['narrowboat log burner', 'narrowboat'],
  ['caravan mover', 'caravan mover'],
  ['caravan awning', 'caravan awning'],
  ['bunk bed', 'bunk bed'],
  ['walking boot size 6', 'walking boot'],
  ['laptop ssd', 'ssd'],
  ['graphics card rtx 3070', 'rtx 3070'],
  ['mountain bike suspension', 'suspension'],
  ['log burner', 'log burner'],
];
