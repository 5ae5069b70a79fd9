import { animals } from './wishes/animals';
import { caller, faulty, offer, replacement, troubled, verbs } from './wishes/any-thing';
import { babyAndChild } from './wishes/baby-and-child';
import { clothes } from './wishes/clothes';
import { electronics } from './wishes/electronics';
import { furniture } from './wishes/furniture';
import { gardenAndDiy } from './wishes/garden-and-diy';
import { healthAndBeauty } from './wishes/health-and-beauty';
import { jobs } from './wishes/jobs';
import { household } from './wishes/kitchen-and-household';
import { lessons } from './wishes/lessons';
import { musicAndHobbies } from './wishes/music-and-hobbies';
import { people } from './wishes/people';
import { property } from './wishes/property';
import { services } from './wishes/services';
import { sportAndOutdoors } from './wishes/sport-and-outdoors';
import { trades } from './wishes/trades';
import { vehicles } from './wishes/vehicles';
import type { Wish, Wishes } from './wishes/wish';

const subjects: readonly Wishes[] = [
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

const inForm = (form: keyof Wishes): Wish[] => subjects.flatMap((wishes) => wishes[form] ?? []);

/** The first match applies: "clear my garden" before "clear my loft". */
export const wishes: readonly Wish[] = [
  ...inForm('tasks'),
  replacement,
  ...inForm('problems'),
  faulty,
  caller,
  ...inForm('requests'),
  ...verbs,
  ...inForm('others'),
  troubled,
  offer,
];
