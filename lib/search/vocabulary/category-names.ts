/*
 * Everyday names of categories. A name is understood where it is the thing that is searched for: at the
 * end of the words or before "in", "for", "with", and only behind words that go with it.
 */

export type CategoryName = {
  /** Singular; the plural is understood too. */
  names: readonly string[];
  /** Slug of the category or group. */
  scope: string;
  /** Words that may stand before the name; any word where it is missing. */
  behind?: readonly string[];
  /** The name says more than the category and is searched for too. */
  isText?: true;
  facets?: Readonly<Record<string, readonly string[]>>;
  /** Category for "to rent" and "for sale"; a name with `isOnlyDealt` means nothing without. */
  rent?: string;
  sale?: string;
  isOnlyDealt?: true;
  understood: readonly string[];
  stays: readonly string[];
};

const list = (text: string) => text.trim().split(/\s*,\s*|\s*\n\s*/);

const anything = list(
  'cheap, cheapest, good, best, reliable, nice, decent, lovely, affordable, bargain, quality, a, an, the, any, some, my, our, used, new, old, first, modern, small, large, big, double, single, shared, private, family, local, great, smart, quiet, clean, tidy',
);

const colours = list(
  'black, white, red, blue, green, silver, grey, gray, yellow, orange, gold, brown, beige, purple, pink, cream, bronze',
);

export const makes = list(`
ford, vauxhall, vw, volkswagen, bmw, audi, mercedes, merc, benz, toyota, honda, nissan, renault, peugeot, citroen, fiat, seat, skoda, kia,
hyundai, mazda, volvo, land, rover, range, jaguar, mini, tesla, porsche, lexus, suzuki, dacia, alfa, romeo, mg, jeep, subaru, mitsubishi, yamaha,
kawasaki, ducati, triumph, harley, davidson, aprilia, ktm, vespa, piaggio, iveco, daf, scania, swift, bailey, elddis, lunar, hobby, coachman`);

const ofVehicles = [
  ...anything,
  ...colours,
  ...makes,
  ...list(`
petrol, diesel, hybrid, electric, plug, automatic, manual, auto, sports, sport, classic, vintage, convertible, 4x4, suv, estate, hatchback, saloon, coupe, luxury, fast,
seater, seven, five, seat, door, doors, 2, 3, 4, 5, 7, 8, 9, insurance, group, economical, runabout, runaround, low, tax, ulez, compliant, taxed, high, top, lwb, swb, long, wheelbase, roof, medium,
touring, static, berth, 6, two, three, four, six, twin, axle, learner, 125, 125cc, 50cc, 250cc, 500cc, 600cc, adventure, retro, lightweight, left, hand, drive, 4wd, awd, tonne, ton, tipper, town, city, starter, salvage, damaged, cat, n, s`),
];

const ofHomes = [
  ...anything,
  ...list(`
build, period, victorian, georgian, edwardian, detached, semi, terraced, terrace, end, mid, of, ground, floor, top, upper, lower, basement, garden, luxury, furnished, unfurnished, part, spacious, student, council, retirement, holiday,
ensuite, en, suite, central, city, town, centre, warehouse, loft, penthouse, duplex, converted, whole, entire, bed, bedroom, bedroomed, tenement, riverside, country, cosy, bright, split, level, seafront, sea, view, short, term, long, let, professional, couple, mews, ex, local, authority, unmodernised, freehold, leasehold, two, storey, dss, pet, self, contained, affordable, one, rural, dormer, chalet, box, huge, spare, twin, female, male, working, and, or, furnished`),
];

export const categoryNames: readonly CategoryName[] = [
  {
    names: ['flat', 'apartment'],
    scope: 'property',
    behind: ofHomes,
    facets: { propertyType: ['flat', 'studio'], adType: ['offer'] },
    rent: 'property-to-rent',
    sale: 'property-for-sale',
    understood: ['flat', 'flats in leeds', 'modern apartment near manchester', 'ground floor flat'],
    stays: ['flat pack wardrobe', 'flat screen tv', 'flat cap', 'flat shoes'],
  },
  {
    names: ['maisonette', 'penthouse', 'bungalow', 'cottage', 'townhouse', 'duplex'],
    scope: 'property',
    behind: ofHomes,
    isText: true,
    rent: 'property-to-rent',
    sale: 'property-for-sale',
    facets: { adType: ['offer'] },
    understood: ['bungalow', 'detached bungalow', 'cottage in devon'],
    stays: ['cottage pie dish', 'shepherds cottage ornament'],
  },
  {
    names: ['house'],
    scope: 'property',
    behind: ofHomes,
    facets: { propertyType: ['house'], adType: ['offer'] },
    rent: 'property-to-rent',
    sale: 'property-for-sale',
    understood: ['house', 'houses in york', 'terraced house', 'house with garden'],
    stays: ['house clearance', 'dolls house', 'bird house', 'house plants', 'chicken house'],
  },
  {
    names: ['property', 'accommodation', 'home', 'place'],
    scope: 'property',
    behind: ofHomes,
    rent: 'property-to-rent',
    sale: 'property-for-sale',
    isOnlyDealt: true,
    facets: { adType: ['offer'] },
    understood: ['property to rent', 'homes for sale', 'place to rent'],
    stays: ['home gym', 'mobile home cover', 'place mats'],
  },
  {
    names: ['property', 'student accommodation'],
    scope: 'property',
    behind: [],
    facets: { adType: ['offer'] },
    understood: ['property', 'properties in leeds'],
    stays: ['property manager', 'property maintenance'],
  },
  {
    names: ['room', 'double room', 'single room', 'ensuite room', 'en suite room', 'spare room'],
    scope: 'flatshare-rooms-to-rent',
    behind: ofHomes,
    facets: { adType: ['offer'] },
    understood: ['double room', 'room in leeds', 'room to rent', 'ensuite room in manchester'],
    stays: ['room divider', 'living room furniture', 'dining room table', 'party room hire'],
  },
  {
    names: [
      'flatshare',
      'flat share',
      'houseshare',
      'house share',
      'room share',
      'flatmate',
      'flat mate',
      'housemate',
      'house mate',
      'lodger',
      'lodging',
      'bedsit',
      'shared house',
      'shared flat',
    ],
    scope: 'flatshare-rooms-to-rent',
    behind: ofHomes,
    facets: { adType: ['offer'] },
    understood: ['flatshare', 'flatmate', 'house share in bristol'],
    stays: ['lodger agreement template'],
  },
  {
    names: [
      'garage',
      'lock up',
      'lockup',
      'lock up garage',
      'parking space',
      'parking',
      'storage',
      'storage unit',
      'storage space',
      'driveway space',
      'storage container',
    ],
    scope: 'garage-storage',
    behind: [...anything, 'secure', 'underground', 'self', 'covered', 'dry', 'container'],
    rent: 'garage-storage',
    sale: 'garage-storage',
    isOnlyDealt: true,
    facets: { adType: ['offer'] },
    understood: ['garage to rent', 'parking space to rent', 'storage unit to let'],
    stays: ['garage door', 'storage box', 'garage'],
  },
  {
    names: ['parking space', 'lock up garage', 'self storage'],
    scope: 'garage-storage',
    behind: [...anything, 'secure', 'underground'],
    facets: { adType: ['offer'] },
    understood: ['parking space in london'],
    stays: ['parking sensor'],
  },
  {
    names: [
      'office',
      'office space',
      'shop',
      'retail unit',
      'warehouse',
      'industrial unit',
      'workshop',
      'commercial property',
      'commercial unit',
      'unit',
      'restaurant',
      'cafe',
      'pub',
      'salon',
      'studio space',
      'takeaway',
      'business premises',
      'premises',
    ],
    scope: 'commercial-property',
    behind: [
      ...anything,
      'retail',
      'industrial',
      'commercial',
      'serviced',
      'corner',
      'light',
      'coffee',
      'fish',
      'chip',
      'chippy',
      'hairdressing',
      'beauty',
    ],
    isText: true,
    rent: 'commercial-property',
    sale: 'commercial-property',
    isOnlyDealt: true,
    facets: { adType: ['offer'] },
    understood: ['office to rent', 'shop to let', 'warehouse to rent'],
    stays: ['office chair', 'office desk for sale', 'shop counter'],
  },
  {
    names: ['commercial property', 'office space', 'retail unit', 'industrial unit'],
    scope: 'commercial-property',
    behind: [...anything, 'serviced', 'light'],
    isText: true,
    facets: { adType: ['offer'] },
    understood: ['office space in leeds', 'industrial unit'],
    stays: ['shelf unit'],
  },
  {
    names: [
      'land',
      'plot of land',
      'building plot',
      'plot',
      'field',
      'woodland',
      'paddock',
      'farmland',
      'grazing land',
      'allotment',
    ],
    scope: 'land-for-sale',
    behind: [
      ...anything,
      'agricultural',
      'grazing',
      'building',
      'acre',
      'acres',
      'of',
      'development',
      'farm',
      'equestrian',
      '1',
      '2',
      '3',
      '4',
      '5',
      '10',
    ],
    rent: 'land-for-sale',
    sale: 'land-for-sale',
    isOnlyDealt: true,
    facets: { adType: ['offer'] },
    understood: ['land for sale', 'building plot for sale', 'woodland for sale'],
    stays: ['land rover', 'field hockey stick'],
  },
  {
    names: ['plot of land', 'building plot', 'land', 'building land', 'farmland', 'woodland'],
    scope: 'land-for-sale',
    behind: [...anything, 'agricultural', 'grazing', 'development', 'farm'],
    facets: { adType: ['offer'] },
    understood: ['plot of land', 'building plot in wales', 'land'],
    stays: ['land rover defender'],
  },
  {
    names: ['car', 'motor car'],
    scope: 'cars',
    behind: ofVehicles,
    facets: { vehicleOfferType: ['sell'] },
    understood: [
      'car',
      'cars in bristol',
      'used cars',
      'automatic car',
      'electric car',
      'red car',
      'ford car',
    ],
    stays: [
      'car mats',
      'car seat',
      'toy car',
      'remote control car',
      'car boot sale',
      'ride on car',
      'car hire',
    ],
  },
  {
    names: ['van'],
    scope: 'vans',
    behind: ofVehicles,
    facets: { vehicleOfferType: ['sell'] },
    understood: ['van', 'vans near leeds', 'diesel van', 'ford van'],
    stays: [
      'van gogh print',
      'man and van',
      'man with a van',
      'van hire',
      'van driver',
      'ice cream van',
      'camper van',
      'van racking',
    ],
  },
  {
    names: ['motorbike', 'motor bike', 'motorcycle', 'motor cycle'],
    scope: 'motorbikes-and-scooters',
    behind: ofVehicles,
    facets: { vehicleOfferType: ['sell'] },
    understood: ['motorbike', 'motorbikes in kent', '125cc motorbike', 'motor bike'],
    stays: ['motorbike helmet', 'motorcycle jacket', 'kids motorbike toy', 'child motorbike'],
  },
  {
    names: ['moped'],
    scope: 'motorbikes-and-scooters',
    behind: ofVehicles,
    isText: true,
    facets: { vehicleOfferType: ['sell'] },
    understood: ['moped', '50cc moped'],
    stays: ['moped cover'],
  },
  {
    names: ['caravan'],
    scope: 'caravans',
    behind: ofVehicles,
    facets: { vehicleOfferType: ['sell'] },
    understood: ['caravan', 'touring caravan', '4 berth caravan', 'caravans in wales'],
    stays: ['caravan awning', 'caravan mover', 'toy caravan'],
  },
  {
    names: ['lorry', 'truck', 'hgv'],
    scope: 'trucks',
    behind: ofVehicles,
    facets: { vehicleOfferType: ['sell'] },
    understood: ['lorry', 'trucks in hull', '7.5 tonne lorry'],
    stays: ['hgv driver', 'toy truck', 'lorry driver', 'sack truck', 'pallet truck'],
  },
  {
    names: ['car parts', 'van parts', 'car accessory', 'motorbike parts', 'vehicle accessory'],
    scope: 'vehicle-accessories',
    understood: ['car parts', 'car accessories'],
    stays: ['bike parts'],
  },
  {
    names: [
      'job',
      'vacancy',
      'job vacancy',
      'job opening',
      'employment',
      'temp work',
      'casual work',
      'evening work',
      'weekend work',
      'night work',
      'agency work',
    ],
    scope: 'jobs',
    facets: { adType: ['offer'] },
    understood: [
      'job',
      'jobs in cardiff',
      'barista job',
      'warehouse jobs',
      'job vacancies',
      'jobs for students',
      'cleaner job',
    ],
    stays: ['job lot', 'paint job', 'job lot of books', 'odd jobs', 'work boots', 'job seeker'],
  },
  {
    names: [
      'bar work',
      'warehouse work',
      'care work',
      'farm work',
      'cleaning work',
      'office work',
      'labouring work',
      'driving work',
      'restaurant work',
      'kitchen work',
      'factory work',
    ],
    scope: 'jobs',
    isText: true,
    facets: { adType: ['offer'] },
    understood: ['bar work', 'warehouse work in leeds'],
    stays: ['work boots', 'warehouse work bench'],
  },
  {
    names: [
      'work from home',
      'working from home',
      'home based work',
      'home working',
      'remote work',
    ],
    scope: 'jobs',
    isText: true,
    facets: { adType: ['offer'] },
    understood: ['work from home', 'remote work', 'working from home in leeds'],
    stays: ['work from home desk'],
  },
  {
    names: ['bed'],
    scope: 'buy-and-sell',
    behind: list(
      'a, the, my, any, cheap, new, old, used, good, nice, large, small, wooden, metal, pine, oak',
    ),
    isText: true,
    understood: ['bed', 'beds in leeds', 'wooden bed'],
    stays: ['bed frame', 'dog bed', 'flower bed'],
  },
  {
    names: ['internship', 'work experience', 'placement year'],
    scope: 'internships',
    understood: ['internship', 'marketing internship'],
    stays: ['intern badge'],
  },
  {
    names: [
      'job wanted',
      'work wanted',
      'looking for work',
      'seeking work',
      'looking for a job',
      'seeking employment',
    ],
    scope: 'job-wanted',
    understood: ['work wanted'],
    stays: ['chef wanted'],
  },
  {
    names: ['free stuff', 'freebie', 'free thing', 'free item'],
    scope: 'free-stuff-swap',
    understood: ['free stuff', 'freebies', 'free stuff in leeds'],
    stays: ['free weights', 'stuff'],
  },
];

/** Directly before or behind a name that is no category then. */
export const notBefore: readonly string[] = list(
  'paint, nut, odd, toy, toys, kids, model, diecast, remote, control, rc, ride, pedal, nose, blow, boob, pallet, sack, hand, ice, cream, camper, man, with, removal, bouncy, dolls, doll, living, dining, sitting, bath, bed, waiting, escape, utility, company, wedding, baby, child, childs, childrens, hire',
);

export const deals = {
  rent: /\b(?:to (?:rent|let)|for (?:rent|let)|(?:to|for) lease|rentals?|renting|rent|lettings?|let)\b/g,
  sale: /\b(?:for sale|to buy|on the market|buying|buy)\b/g,
};
