import type { Pattern } from './pattern';

/* Last words of items ("repair" of phone repair) that say more or less than others. */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** They go with any subject or trade. */
export const genericHeads = words(
  'lesson class course tutor teacher tuition service repair hire fitter assistant work staff worker operative manager set bundle machine unit pair',
);

/** Too vague without the words before them: "PS4 games" are about PS4. */
export const vagueHeads = words(
  'game games book books set sets kit machine box case parts mirror mirrors group club partner',
);

/** They have a title, which ads give instead: "Coldplay" for Coldplay tickets. */
export const titledHeads = words('ticket game book record dvd cd toy');

/** Too vague for a title of these; and boots may be for rugby. */
export const noTitles = words(
  'rugby football cricket tennis boxing darts theatre concert festival gig comedy show match event train cheap two four pair board video computer card kids childrens old text school cook comic the and for soft wooden garden bath baby dog cat puppy pet sensory outdoor vintage toddler sex',
);

/** Behind anything a person owns they make a service of it: "kayak repair". */
export const serviceHeads = words('repair hire rental training servicing fitting installation');

/** Heads of services and jobs that lead to related ones: "lessons" for oboe lessons. */
export const tellingHeads = words(
  'lesson tutor teacher repair hire cleaning cleaner driver nurse chef engineer apprentice fitter training course class therapist delivery installation',
);

/** A "train set" is not for trained kittens. */
export const alsoVerbs = words('train swing slide rocking running');

/** "PS5" for a "PS5 console" */
export const devices = words('console phone handset laptop tablet');

/** Any vehicle, whose model says more: "Corsa" of "corsa 1.2 good first car". */
export const anyVehicle = words(
  'car cars runabout runaround estate hatchback saloon suv mpv automatic',
);

/** What ads name by model alone: a Ninja is a motorbike. */
export const vehicleWords = words(
  'bike motorbike scooter moped car van camper campervan caravan motorhome boat lorry truck quad pickup',
);

/** Whatever is taught, others teach it too: violin lessons for a violin tutor. */
const ofTeaching: Pattern = {
  pattern: /(?:lessons?|tutors?|teachers?|tuition|class(?:es)?|coach)$/,
  has: [
    ...['violin lesson', 'violin lessons', 'maths tutor', 'piano teachers', 'tuition'],
    ...['yoga class', 'dance classes', 'running coach'],
  ],
  lacks: ['lesson planner', 'coach trip', 'cleaner'],
};

export const patternsOfHeads = { ofTeaching };
