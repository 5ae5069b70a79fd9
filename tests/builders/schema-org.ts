/* What the site uses of schema.org. Sources: schema.org and Google's pages about each type. */

type Properties = { must: readonly string[]; may?: readonly string[] };

const thing = ['name', 'description', 'url', 'image', 'sameAs', '@id', '@context'];
const accommodation = {
  must: ['name', 'address'],
  may: ['numberOfRooms', 'numberOfBedrooms', 'numberOfBathroomsTotal', 'floorSize', 'petsAllowed'],
};
const product = ['category', 'color', 'model', 'brand'];
const vehicle = {
  must: ['name', 'offers', 'brand', 'model', 'vehicleModelDate'],
  may: [
    'mileageFromOdometer',
    'fuelType',
    'vehicleTransmission',
    'bodyType',
    'numberOfDoors',
    'vehicleEngine',
    ...product,
  ],
};
const creativeWork = ['datePublished', 'dateModified', 'inLanguage', 'mainEntityOfPage'];

export const vocabulary: Readonly<Record<string, Properties>> = {
  Product: { must: ['name', 'offers'], may: product },
  Vehicle: vehicle,
  Car: vehicle,
  Motorcycle: vehicle,
  Brand: { must: ['name'] },
  EngineSpecification: { must: ['engineDisplacement'] },
  QuantitativeValue: { must: ['value', 'unitCode'] },
  Offer: {
    must: ['price', 'priceCurrency', 'availability', 'url', 'seller'],
    may: ['availabilityStarts', 'itemCondition', 'priceValidUntil', 'priceSpecification'],
  },
  UnitPriceSpecification: { must: ['price', 'priceCurrency', 'unitCode'] },
  Person: { must: ['name', 'url'] },
  Organization: { must: ['name'], may: ['logo'] },
  PostalAddress: {
    must: ['addressLocality', 'addressCountry'],
    may: ['addressRegion', 'postalCode'],
  },
  Place: { must: ['address'] },
  Apartment: accommodation,
  House: accommodation,
  Accommodation: accommodation,
  RealEstateListing: { must: ['name', 'url', 'datePosted', 'mainEntity', 'offers'] },
  Service: { must: ['name', 'serviceType', 'provider', 'areaServed', 'offers'] },
  JobPosting: {
    must: [
      'title',
      'description',
      'datePosted',
      'hiringOrganization',
      'jobLocation',
      'validThrough',
    ],
    may: ['employmentType', 'jobLocationType', 'experienceRequirements'],
  },
  BreadcrumbList: { must: ['itemListElement'] },
  ItemList: { must: ['itemListElement', 'numberOfItems', 'name'] },
  ListItem: { must: ['position', 'name'], may: ['item', 'url'] },
  WebSite: { must: ['name', 'url', 'potentialAction'], may: ['publisher', 'inLanguage'] },
  SearchAction: { must: ['target', 'query-input'] },
  EntryPoint: { must: ['urlTemplate'] },
  ProfilePage: { must: ['mainEntity'], may: ['dateCreated', 'dateModified'] },
  Article: { must: ['headline', 'author', 'image'], may: ['publisher', ...creativeWork] },
  BlogPosting: {
    must: ['headline', 'author', 'image', 'datePublished'],
    may: ['publisher', ...creativeWork],
  },
};

type Node = Record<string, unknown>;

export function faultsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(faultsOf);
  if (typeof value === 'string') return value === '' ? ['an empty text'] : [];
  if (typeof value !== 'object' || value === null) return value === null ? ['null'] : [];
  const node = value as Node;
  if (Object.keys(node).length === 1 && node['@id']) return [];
  const types = [node['@type']].flat().map(String);
  const known = types.map((type) => vocabulary[type]);
  const may = known.flatMap((each) => [...(each?.must ?? []), ...(each?.may ?? [])]);
  return [
    ...types.filter((type) => !vocabulary[type]).map((type) => `no type ${type}`),
    ...known
      .flatMap((each) => each?.must ?? [])
      .filter((name) => node[name] === undefined)
      .map((name) => `${types} without ${name}`),
    ...Object.keys(node)
      .filter((name) => name !== '@type' && !may.includes(name) && !thing.includes(name))
      .map((name) => `${types} with ${name}`),
    ...Object.entries(node).flatMap(([name, inner]) => [
      ...faultsOf(inner),
      ...formFaults(name, inner),
    ]),
  ];
}

const absolute = ['url', 'item', 'image', 'logo', 'sameAs', 'mainEntityOfPage'];
const dates = ['datePosted', 'validThrough', 'priceValidUntil', 'datePublished', 'dateModified'];
const words = ['availability', 'itemCondition'];

function formFaults(name: string, value: unknown): string[] {
  const each = [value].flat();
  const isWrong = (test: (text: string) => boolean) =>
    each.some((item) => typeof item !== 'string' || !test(item)) ? [`${name}: ${value}`] : [];
  if (absolute.includes(name)) return isWrong((text) => /^https?:\/\//.test(text));
  if (dates.includes(name)) return isWrong((text) => !Number.isNaN(Date.parse(text)));
  if (words.includes(name)) return isWrong((text) => text.startsWith('https://schema.org/'));
  if (name === 'price') return typeof value === 'number' && value > 0 ? [] : [`price: ${value}`];
  if (name === 'priceCurrency') return isWrong((text) => text === 'GBP');
  return [];
}
