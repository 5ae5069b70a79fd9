import { attributes } from '@/lib/search/vocabulary/minor-words/attributes';
import type { Pattern } from '@/lib/search/vocabulary/pattern';

/* What stands before and behind the name of a category. */

const line = (text: string) => text.trim().split(/\s*,\s*|\s*\n\s*/);

/** A name must be followed by one of these, a number of persons, or nothing. */
const following = line(`
in, for, with, near, around, at, from, under, over, to, by, without, that, which, who, available, and, or, on, within, wanted, as, no, not, needs?, needing, needed, required
automatic, manual, petrol, diesel, hybrid, electric, estate, hatchback, convertible, furnished, unfurnished, furn, unfurn, city centre, roller (?:doors?|shutters?), share, sharing, black, white, red, blue, silver, grey, green
dss, lha, universal credit, housing benefit, pets? (?:allowed|ok|welcome|friendly|considered), (?:large|big|own|private|small) garden, students?, couples?, professionals?
ensuite, en suite, balcony, close, suitable, ideal, bills, inc, incl, including, included, auto, ulez, lwb, mwb, swb, high (?:top|roof), cheap, urgent(?:ly)?, asap, please, pls
must, max, now, today, spares, non runner, breakers, size \\d, (?:4|for) (?:students?|me|my|couples?|professionals?|family)`);

const follows: Pattern = {
  pattern: new RegExp(`^(?:$|[\\ue000,.;!?)]|-\\s|(?:${following.join('|')})(?![a-z]))`),
  has: ['', ', leeds', '- leeds', ...following.map(exampleOf)],
  lacks: ['boxes', 'insurance', 'keys', '-mounted', 'forklift', 'intercom', 'nowhere'],
};

/** The shortest text with an entry: "pet allowed" of "pets? (?:allowed|ok)". */
function exampleOf(entry: string): string {
  return entry
    .replaceAll(/\(\?:([^|)]+)[^)]*\)\??/g, '$1')
    .replaceAll(/.\?/g, '')
    .replaceAll('\\d', '8');
}

const phrasesOf = (thing: string) =>
  (attributes.get(thing) ?? []).map((phrase) => phrase.join(' '));

/** "House double garage" */
const followsHome: Pattern = {
  pattern:
    /^(?:(?:(?:double|single|integral|attached|detached) )?garages?|(?:(?:off (?:street|road)|private|own|allocated) )?parking|driveway|conservatory|swimming pool|annexe?|(?:sea|river|lake) views?)(?![a-z])/,
  has: [
    ...['garage', 'double garage', 'off street parking', 'parking', 'driveway', 'conservatory'],
    ...['swimming pool', 'annexe', 'annex', 'sea views', 'river view'],
  ],
  lacks: ['garaged', 'double bed', 'sea bass', 'garden'],
};

/** "Touring caravan fixed bed" */
const followsCaravan: Pattern = {
  pattern: new RegExp(`^(?:${phrasesOf('caravan').join('|')})s?(?![a-z])`),
  has: phrasesOf('caravan'),
  lacks: ['awning', 'mover', 'cover'],
};

const followsJob: Pattern = {
  pattern:
    /^(?:(?:weekly|daily|monthly|good|well|decent) (?:pay|paid|wages?)|paid|pay|nights?|days?|mornings?|evenings?|afternoons?|weekends?|monday|hours|cash|immediate|start(?:ing)?|live in|living in|temp|perm|school hours|term time|flexible|remote|wfh|own (?:car|transport)|driving|visa|sponsorship|accommodation)(?![a-z])/,
  has: [
    ...['weekly pay', 'good wages', 'paid', 'pay', 'nights', 'days', 'mornings', 'evening'],
    ...['afternoons', 'weekend', 'monday', 'hours', 'cash', 'immediate start', 'starting monday'],
    ...['live in', 'living in', 'temp', 'perm', 'school hours', 'term time', 'flexible', 'remote'],
    ...['wfh', 'own car', 'own transport', 'driving', 'visa', 'sponsorship', 'accommodation'],
  ],
  lacks: ['description', 'daytime', 'remotely', 'permit', 'weekly'],
};

/** By category or group. */
export const followsIn: Readonly<Record<string, RegExp>> = {
  property: followsHome.pattern,
  caravans: followsCaravan.pattern,
  jobs: followsJob.pattern,
};

const ofSomebody: Pattern = {
  pattern: /\b(?:my|our|your|their) (?:(?:new|old|own|small|big|whole) )?$/,
  has: ['clean my ', 'paint our new ', 'sell your old ', 'in their '],
  lacks: ['my green ', 'yummy ', 'the '],
};

const withMan: Pattern = {
  pattern: /\bm[ae]n (?:and|&|with|with a|with an) $/,
  has: ['man and ', 'men with a ', 'man & '],
  lacks: ['woman and ', 'man '],
};

/** Not behind "job": "job lot". */
const jobsFollow: Pattern = {
  pattern:
    /^(?!lots?\b|levy\b|seekers?\b|centres?\b|bags?\b|sheets?\b|description\b|book\b|interview\b)/,
  has: ['leeds', 'part time', 'lottery'],
  lacks: [
    ...['lot', 'lots', 'levy', 'seekers allowance', 'centre', 'bag', 'sheets', 'description'],
    ...['book', 'interview'],
  ],
};

/** "Jobs", "apprenticeship hairdressing" */
const standsAnywhere: Pattern = {
  pattern: /s$|^(?:apprenticeship|traineeship|vacancy)$/,
  has: ['jobs', 'apprenticeship', 'traineeship', 'vacancy'],
  lacks: ['job', 'apprentice'],
};

const asksForHire: Pattern = {
  pattern:
    /\b(?:hire|hiring|rent(?:al|als|ing)?|lease|leasing|sharing|insurance|driver|drivers|driving)\b/,
  has: [
    ...['van hire', 'hiring a car', 'car rental', 'rent a van', 'lease car', 'leasing cars'],
    ...['car sharing', 'car insurance', 'van driver', 'drivers', 'driving a van'],
  ],
  lacks: ['car for sale', 'parent', 'screwdriver'],
};

export const wordsAround = {
  follows,
  followsHome,
  followsCaravan,
  followsJob,
  ofSomebody,
  withMan,
  jobsFollow,
  standsAnywhere,
  asksForHire,
};
