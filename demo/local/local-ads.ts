import { titleLength } from '@/lib/catalogue/limits';
import type { DemoAd, DemoAds } from '../demo-ad';
import { type Random, seededRandom } from '../random';
import { type City, cities, type LocalArea, towns } from './areas';
import { carForSale, carWanted } from './cars';
import { thing, thingWanted } from './goods';
import { goodsList } from './goods-list';
import { homeForSale, homeToRent, twoBedFlat } from './homes';
import { job } from './jobs';
import { homeWanted, otherProperty } from './other-property';
import { accessory, otherVehicle } from './other-vehicles';
import { traderKey } from './people';
import { friendship, relationship } from './personals';
import { roomToRent } from './rooms';
import { serviceCategory, serviceOf, services } from './services';

/* Ads that people in twelve cities, and a few in every other town, might have posted. */

type Written = { category: string; ad: DemoAd };

/** `taken`: titles and openings that must not be repeated. */
export function localAds(taken: Taken): DemoAds {
  const inCities = cities.flatMap((city, index) => adsOf(city, index, taken));
  const elsewhere = towns.flatMap((town, index) => townAds(town, index, taken));
  const byCategory = Map.groupBy([...inCities, ...elsewhere], ({ category }) => category);
  return Object.fromEntries(
    [...byCategory].map(([category, written]) => [category, written.map(({ ad }) => ad)]),
  );
}

/** Titles and the first words of texts, in lower case. */
export type Taken = Set<string>;

export const openingOf = (text: string) => `text ${text.slice(0, 30).toLowerCase()}`;

function distinct(taken: Taken, seed: string, write: (random: Random) => DemoAd): DemoAd {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const ad = write(seededRandom(`local ${seed} ${attempt}`));
    const [title, opening] = [ad.title.toLowerCase(), openingOf(ad.text)];
    const isShort = title.length < titleLength.min;
    if (isShort || taken.has(title) || taken.has(opening)) continue;
    taken.add(title).add(opening);
    return ad;
  }
  throw new Error(`No further text for ${seed}`);
}

type Place = { city: City; area: LocalArea };
type Writer = (random: Random, place: Place, index: number) => DemoAd;
type FirmWriter = (random: Random, place: Place, isFirm: boolean) => DemoAd;

function adsOf(city: City, cityIndex: number, taken: Taken): Written[] {
  const times = city.name === 'London' ? 1.5 : 1;
  let placed = 0;
  const several = (category: string, count: number, write: Writer): Written[] =>
    Array.from({ length: Math.round(count * times) }, (_, index) => {
      const area = city.areas[placed++ % city.areas.length] as LocalArea;
      const seed = `${city.key} ${placed} ${category}`;
      const ad = distinct(taken, seed, (random) => write(random, { city, area }, index));
      return { category, ad };
    });
  /** Every `nth` ad is from the city's own firm. */
  const byFirm =
    (firm: 'lets' | 'cars' | 'staff', nth: number, write: FirmWriter): Writer =>
    (random, place, index) => ({
      ...write(random, place, index % nth === 0),
      ...(index % nth === 0 && { by: traderKey(firm, city) }),
    });
  const vehicle = (category: string) =>
    byFirm('cars', 3, (random, { area }, isFirm) =>
      otherVehicle(random, area, category, isFirm ? 'dealer' : 'private'),
    );
  const work = (category: Parameters<typeof job>[2], nth: number) =>
    byFirm('staff', nth, (random, { area }) => job(random, area, category));
  const atPlace = <Item>(list: readonly Item[], index: number, step: number) =>
    list[(cityIndex * 5 + index * step) % list.length] as Item;
  const commerce = (['garage', 'land', 'commercial'] as const).flatMap((kind) => {
    const category = {
      garage: 'Garage Storage',
      land: 'Land for Sale',
      commercial: 'Commercial Property',
    }[kind];
    return several(category, 1, (random, place) => otherProperty(random, place, kind));
  });
  const ofServices = Array.from({ length: Math.round(12 * times) }, (_, index) =>
    atPlace(services, index, 5),
  ).flatMap((line) =>
    several(serviceCategory(line), 1 / times, (random, { area }) => serviceOf(random, area, line)),
  );
  const ofThings = Array.from({ length: Math.round(26 * times) }, (_, index) =>
    atPlace(goodsList, index, 3),
  ).flatMap((line, index) =>
    several(line.split('|')[0] ?? '', 1 / times, (random, { area }) =>
      index % 7 === 5 ? thingWanted(random, area, line) : thing(random, area, line),
    ),
  );
  return [
    ...several('Property to Rent', 12, byFirm('lets', 2, homeToRent)),
    ...several('Property to Rent', 1, homeWanted),
    ...several('Property for Sale', 6, byFirm('lets', 2, homeForSale)),
    ...several('Flatshare - Rooms to rent', 7, roomToRent),
    ...commerce,
    ...several(
      'Cars',
      12,
      byFirm('cars', 3, (random, { area }, isFirm) =>
        carForSale(random, area, isFirm ? 'dealer' : 'private'),
      ),
    ),
    ...several('Cars', 1, (random, { area }) => carWanted(random, area)),
    ...several('Motorbikes & Scooters', 2, vehicle('Motorbikes & Scooters')),
    ...several('Vans', 2, vehicle('Vans')),
    ...several('Caravans', 1, vehicle('Caravans')),
    ...several('Trucks', 1, vehicle('Trucks')),
    ...several('Other Vehicles', 1, vehicle('Other Vehicles')),
    ...several('Vehicle Accessories', 1, (random, { area }) => accessory(random, area)),
    ...several('Part-Time Jobs', 6, work('Part-Time Jobs', 3)),
    ...several('Full-Time Jobs', 6, work('Full-Time Jobs', 2)),
    ...several('Job Offers', 5, work('Job Offers', 3)),
    ...several('Freelance Jobs', 1, work('Freelance Jobs', 2)),
    ...several('Internships', 1, work('Internships', 2)),
    ...several('Job Wanted', 2, (random, { area }) => job(random, area, 'Job Wanted')),
    ...ofServices,
    ...ofThings,
    ...several('Friendship - Friends', 2, (random, { area }) => friendship(random, area)),
    ...several('Straight Relationships', 1, (random, { area }) =>
      relationship(random, area, 'Straight Relationships'),
    ),
    ...several('Gay and Lesbian', 1, (random, { area }) =>
      relationship(random, area, 'Gay and Lesbian'),
    ),
    ...several('Property to Rent', 2, (random, place) =>
      homeToRent(random, place, false, twoBedFlat),
    ),
  ];
}

function townAds(area: LocalArea, index: number, taken: Taken): Written[] {
  const city: City = {
    name: area.name,
    key: area.outcode,
    rent: 780,
    home: 215_000,
    areas: [area],
  };
  const writers: [string, Writer][] = [
    ['Property to Rent', (random, place) => homeToRent(random, place, false)],
    ['Cars', (random) => carForSale(random, area, 'private')],
    [serviceCategory(serviceAt(index)), (random) => serviceOf(random, area, serviceAt(index))],
    ['Part-Time Jobs', (random) => job(random, area, 'Part-Time Jobs')],
    ['Property for Sale', (random, place) => homeForSale(random, place, false)],
    [thingAt(index).split('|')[0] ?? '', (random) => thing(random, area, thingAt(index))],
    ['Full-Time Jobs', (random) => job(random, area, 'Full-Time Jobs')],
    ['Flatshare - Rooms to rent', roomToRent],
  ];
  return [0, 1, 2].map((part) => {
    const [category, write] = writers[(index * 3 + part) % writers.length] as [string, Writer];
    const seed = `${area.outcode} ${category}`;
    return { category, ad: distinct(taken, seed, (random) => write(random, { city, area }, part)) };
  });
}

const serviceAt = (index: number) => services[(index * 11) % services.length] as string;
const thingAt = (index: number) => goodsList[(index * 13) % goodsList.length] as string;
