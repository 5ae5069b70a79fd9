import { onceInProcess } from '@/lib/process/once-in-process';
import { animals } from './animals';
import { babyAndChild } from './baby-and-child';
import { clothes } from './clothes';
import { electronics } from './electronics';
import { furniture } from './furniture';
import { gardenAndDiy } from './garden-and-diy';
import { healthAndBeauty } from './health-and-beauty';
import { jobs } from './jobs';
import { household } from './kitchen-and-household';
import { lessons } from './lessons';
import { miscellaneous } from './miscellaneous';
import { musicAndHobbies } from './music-and-hobbies';
import { people } from './people';
import { property } from './property';
import { services } from './services';
import { sportAndOutdoors } from './sport-and-outdoors';
import { trades } from './trades';
import { vehicles } from './vehicles';

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
