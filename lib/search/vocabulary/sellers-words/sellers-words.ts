import { animals } from './animals';
import { babyAndChild } from './baby-and-child';
import { clothes } from './clothes';
import { electronics } from './electronics';
import { furniture } from './furniture';
import { gamesAndConsoles } from './games-and-consoles';
import { gardenAndDiy } from './garden-and-diy';
import { healthAndBeauty } from './health-and-beauty';
import { kitchenAndHousehold } from './kitchen-and-household';
import { lessons } from './lessons';
import { miscellaneous } from './miscellaneous';
import { musicAndHobbies } from './music-and-hobbies';
import { services } from './services';
import { sportAndOutdoors } from './sport-and-outdoors';
import { trades } from './trades';
import { vehicles } from './vehicles';

/**
 * Brands, models and other words that sellers write in titles instead of a thing's name. A name is nearly always that
 * thing: makers of many things are in brands.ts.
 */
export const sellersWords: readonly string[] = [
  animals,
  babyAndChild,
  clothes,
  electronics,
  furniture,
  gamesAndConsoles,
  gardenAndDiy,
  healthAndBeauty,
  kitchenAndHousehold,
  lessons,
  miscellaneous,
  musicAndHobbies,
  services,
  sportAndOutdoors,
  trades,
  vehicles,
];
