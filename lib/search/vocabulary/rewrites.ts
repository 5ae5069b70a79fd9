import { animals } from './rewrites/animals';
import { caller, faulty, malfunctioning, replacement, verbs } from './rewrites/any-thing';
import { babyAndChild } from './rewrites/baby-and-child';
import { clothes } from './rewrites/clothes';
import { electronics } from './rewrites/electronics';
import { furniture } from './rewrites/furniture';
import { gardenAndDiy } from './rewrites/garden-and-diy';
import { healthAndBeauty } from './rewrites/health-and-beauty';
import { jobs } from './rewrites/jobs';
import { household } from './rewrites/kitchen-and-household';
import { lessons } from './rewrites/lessons';
import { musicAndHobbies } from './rewrites/music-and-hobbies';
import { people } from './rewrites/people';
import { property } from './rewrites/property';
import type { Rewrite, SubjectRewrites } from './rewrites/rewrite';
import { services } from './rewrites/services';
import { sportAndOutdoors } from './rewrites/sport-and-outdoors';
import { trades } from './rewrites/trades';
import { vehicles } from './rewrites/vehicles';
import { given, offer } from './rewrites/wanted';

const subjects: readonly SubjectRewrites[] = [
  furniture,
  household,
  gardenAndDiy,
  electronics,
  clothes,
  babyAndChild,
  animals,
  sportAndOutdoors,
  musicAndHobbies,
  healthAndBeauty,
  vehicles,
  property,
  trades,
  services,
  lessons,
  jobs,
  people,
];

const triedAt = (time: keyof SubjectRewrites): Rewrite[] =>
  subjects.flatMap((subject) => subject[time] ?? []);

/** The first match applies. */
export const rewrites: readonly Rewrite[] = [
  ...triedAt('first'),
  replacement,
  ...given,
  ...triedAt('beforeCalls'),
  faulty,
  caller,
  ...triedAt('beforeVerbs'),
  ...verbs,
  ...triedAt('last'),
  malfunctioning,
  offer,
];
