import { onceInProcess } from '@/lib/process/once-in-process';
import { animals } from './things/animals';
import { babyAndChild } from './things/baby-and-child';
import { clothes } from './things/clothes';
import { electronics } from './things/electronics';
import { furniture } from './things/furniture';
import { gardenAndDiy } from './things/garden-and-diy';
import { healthAndBeauty } from './things/health-and-beauty';
import { jobs } from './things/jobs';
import { household } from './things/kitchen-and-household';
import { lessons } from './things/lessons';
import { miscellaneous } from './things/miscellaneous';
import { musicAndHobbies } from './things/music-and-hobbies';
import { people } from './things/people';
import { property } from './things/property';
import { services } from './things/services';
import { sportAndOutdoors } from './things/sport-and-outdoors';
import { trades } from './things/trades';
import { vehicles } from './things/vehicles';

/* Nouns by category, in the singular. They sort the results by category, and exclude no ad. */

const subjects: readonly Readonly<Record<string, string>>[] = [
  furniture,
  household,
  gardenAndDiy,
  sportAndOutdoors,
  musicAndHobbies,
  animals,
  electronics,
  clothes,
  miscellaneous,
  property,
  vehicles,
  trades,
  healthAndBeauty,
  services,
  lessons,
  jobs,
  people,
  babyAndChild,
];

/** In the order in which the categories of a noun are suggested. */
const slugs = `
home leisure electronics fashion free-stuff-swap miscellaneous
property-to-rent property-for-sale flatshare-rooms-to-rent land-for-sale garage-storage commercial-property
cars motorbikes-and-scooters vans caravans trucks vehicle-accessories other-vehicles
find-a-tradesman web-and-it-services models-auditions-photography event-planning-and-catering health-beauty massage
removals-and-storage-services transport-services interpreting-translation financial-services astrology-psychics other-services
job-offers part-time-jobs full-time-jobs freelance-jobs internships job-wanted
friendship-friends straight-relationships gay-and-lesbian
`
  .trim()
  .split(/\s+/);

export const things: readonly (readonly [slug: string, nouns: readonly string[]])[] = onceInProcess(
  'things',
  () =>
    slugs.map((slug) => [
      slug,
      [
        ...new Set(
          subjects
            .flatMap((nouns) => nouns[slug] ?? [])
            .flatMap((lines) => lines.split(/,|\n/))
            .map((noun) => noun.trim())
            .filter((noun) => noun !== ''),
        ),
      ],
    ]),
);
