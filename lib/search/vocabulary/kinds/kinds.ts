import { namedLists } from '@/lib/search/vocabulary/lists';
import { sellersWords } from '@/lib/search/vocabulary/sellers-words/sellers-words';
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

/** A thing and its kinds, which are found by its name; the thing is not found by theirs. */
export const kinds: readonly (readonly [word: string, kinds: readonly string[]])[] = namedLists(
  [
    healthAndBeauty,
    household,
    people,
    trades,
    jobs,
    lessons,
    miscellaneous,
    gardenAndDiy,
    services,
    clothes,
    musicAndHobbies,
    sportAndOutdoors,
    furniture,
    animals,
    vehicles,
    babyAndChild,
    electronics,
    property,
    ...sellersWords,
  ]
    .map((lines) => lines.trim())
    .join('\n'),
);
