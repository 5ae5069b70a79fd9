import { onceInProcess } from '@/lib/process/once-in-process';
import { animals } from './things/animals';
import { babyAndChild } from './things/baby-and-child';
import { clothesAndJewellery } from './things/clothes';
import { everydayNouns } from './things/everyday-nouns';
import { furnitureAndKitchen } from './things/furniture-and-kitchen';
import { homeNouns } from './things/homes';
import { houseAndGarden } from './things/house-and-garden';
import { mainGoods } from './things/main-goods';
import { mainHomes } from './things/main-homes';
import { mainJobsAndPeople } from './things/main-jobs-and-people';
import { mainServices } from './things/main-services';
import { mainVehicles } from './things/main-vehicles';
import { personalServiceNouns } from './things/personal-services';
import { serviceNouns } from './things/services';
import { sportAndHobbies } from './things/sport-and-hobbies';
import { technology } from './things/technology';
import { typedNouns } from './things/typed-nouns';
import { vehicleNouns } from './things/vehicles';
import { workAndPeople } from './things/work-and-people';

/*
 * Nouns by category. A search for one shows these categories first, and excludes no ad. Singular; a noun may
 * be in several lists.
 */

const linesByCategory: Record<string, string> = {
  ...mainGoods,
  ...mainHomes,
  ...mainVehicles,
  ...mainServices,
  ...mainJobsAndPeople,
};

/** By subject. */
const furtherLines: readonly Readonly<Record<string, string>>[] = [
  furnitureAndKitchen,
  houseAndGarden,
  babyAndChild,
  sportAndHobbies,
  animals,
  technology,
  clothesAndJewellery,
  vehicleNouns,
  homeNouns,
  serviceNouns,
  personalServiceNouns,
  workAndPeople,
  typedNouns,
  everydayNouns,
];

const linesOf = (category: string): string[] =>
  [linesByCategory, ...furtherLines].flatMap((lines) => lines[category] ?? []);

/** Category slug and the nouns of its ads. */
export const things: readonly (readonly [slug: string, nouns: readonly string[]])[] = onceInProcess(
  'things',
  () =>
    Object.keys(linesByCategory).map((slug) => [
      slug,
      [
        ...new Set(
          linesOf(slug)
            .flatMap((lines) => lines.split(/,|\n/))
            .map((noun) => noun.trim())
            .filter((noun) => noun !== ''),
        ),
      ],
    ]),
);
