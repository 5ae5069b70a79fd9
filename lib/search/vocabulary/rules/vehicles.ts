import type { Meaning, Rule } from '@/lib/search/vocabulary/meaning';
import { namesModel } from './generations';

const year = String.raw`(?:19|20)\d\d`;
const thousand = 1000;
/** "Low mileage" in miles. */
const lowMileage = 60_000;

/** Year of the newest cars called classic. */
const lastOfClassics = 2000;

const years = (min: number | null, max: number | null): Meaning => ({
  group: 'vehicles',
  facets: { year: { min, max } },
});

const mileage = (max: number): Meaning => ({
  group: 'vehicles',
  decidesGroup: true,
  facets: { mileage: { min: null, max } },
});

const milesOf = (digits: string, isThousands: boolean) => {
  const miles = Number(digits.replaceAll(',', ''));
  return isThousands ? miles * thousand : miles;
};

/** Number plates change in March and September: "15" and "65" are 2015. */
function yearOfPlate(plate: number): number | null {
  if (plate >= 51 && plate <= 79) return 1950 + plate;
  return plate >= 2 && plate <= 29 ? 2000 + plate : null;
}

export const vehicles: readonly Rule[] = [
  {
    pattern: new RegExp(
      String.raw`\b(?:between )?(?<low>${year})(?:\s?[-–]\s?| to | and )(?<high>${year})\b`,
      'g',
    ),
    read: ({ groups = {} }, text) => ({
      ...years(Number(groups.low), Number(groups.high)),
      // "Golf" alone is also a sport.
      ...(namesModel(text) && { decidesGroup: true }),
    }),
    understood: [
      ['golf 2015-2018', '2015-2018'],
      ['car between 2012 and 2016', 'between 2012 and 2016'],
    ],
    stays: ['sofa 200-300'],
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:from|since|post|year|(?:no|not) (?:older|earlier) than|not before) (?<from>${year})\b(?: onwards?| on| upwards| or newer| or later)?|(?<!\b(?:no|not) )\b(?:after|newer than|later than) (?<after>${year})\b|\b(?<least>${year})(?:\s?\+(?!\w)| plus\b| onwards?\b| upwards\b| (?:or|and) (?:newer|later|above|onwards?|up|younger|over|after)\b)`,
      'g',
    ),
    read: ({ groups = {} }) =>
      years(groups.after ? Number(groups.after) + 1 : Number(groups.from ?? groups.least), null),
    understood: [
      ['car 2015 or newer', '2015 or newer'],
      ['fiesta 2015+', '2015+'],
      ['van from 2016', 'from 2016'],
      ['van newer than 2016', 'newer than 2016'],
      ['car 2014 onwards', '2014 onwards'],
      ['car no older than 2018', 'no older than 2018'],
    ],
    stays: ['fiesta 2014', 'calendar 2026', 'car no newer than 2010', 'van not later than 2015'],
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:(?:no|not) (?:newer|later) than) (?<last>${year})\b|(?<!\b(?:no|not) )\b(?:before|pre|older than|earlier than)[ -](?<before>${year})\b|\b(?<most>${year}) (?:or|and) (?:older|earlier|before)\b`,
      'g',
    ),
    read: ({ groups = {} }) =>
      years(null, groups.before ? Number(groups.before) - 1 : Number(groups.last ?? groups.most)),
    understood: [
      ['car before 1980', 'before 1980'],
      ['car 1990 or older', '1990 or older'],
      ['car no newer than 2010', 'no newer than 2010'],
    ],
    stays: ['1980', 'car no older than 2018'],
  },
  {
    pattern:
      /\b(?:(?:from|after) )?(?:on )?(?:an? )?(?<plate>\d{2})[ -]?(?:plate|reg)\b(?! (?:racks?|sets?|warmers?|holders?|stands?|dinner|dish|wall|heat|oil|clutch|bbq)\b)(?<newer>\+|(?: or| and)? (?:newer|later|above|upwards?|up|onwards?|on)\b)?/g,
    read: ({ groups = {}, 0: words }) => {
      const made = yearOfPlate(Number(groups.plate));
      const isLeast = groups.newer !== undefined || /^(?:from|after) /.test(words);
      return made === null ? null : { ...years(made, isLeast ? null : made), decidesGroup: true };
    },
    understood: [
      ['golf 15 plate', '15 plate'],
      ['astra 66 plate or newer', '66 plate or newer'],
      ['astra 66 plate onwards', '66 plate onwards'],
      ['golf 69 reg', '69 reg'],
    ],
    stays: ['dinner plate', 'hot plate', '40 plate', '12 plate rack'],
  },
  {
    pattern:
      /(?:\b(?:(?:with )?(?:under|below|less than)|sub|up ?to|max(?:imum)?|no more than|not more than|not over|fewer than)[ -]?|<\s?)(?<most>\d[\d,]*)(?<k>\s?(?:k|thousand))?\s?(?:miles|mileage|on the clock)\b|\b(?:max(?:imum)? )?(?<!\blow )mileage (?:under|below|less than|up ?to|max(?:imum)?|no more than|<) ?(?<mileage>\d[\d,]*)(?<k3>\s?(?:k|thousand))?\b|\b(?<miles>\d[\d,]*)(?<k2>\s?(?:k|thousand))? miles (?:or (?:less|under|fewer)|max(?:imum)?)\b/g,
    read: ({ groups = {} }) => {
      const { most, k, miles, k2, mileage: named, k3 } = groups;
      const found = milesOf(most ?? miles ?? named ?? '', (k ?? k2 ?? k3) !== undefined);
      return found >= thousand ? mileage(found) : null;
    },
    understood: [
      ['car under 60k miles', 'under 60k miles'],
      ['car less than 60,000 miles', 'less than 60,000 miles'],
      ['van 80k miles or less', '80k miles or less'],
      ['car less than 60 thousand miles', 'less than 60 thousand miles'],
      ['car <50k miles', '<50k miles'],
      ['car mileage under 50000', 'mileage under 50000'],
      ['golf under 40k on the clock', 'under 40k on the clock'],
      ['diesel under 80k miles', 'under 80k miles'],
    ],
    stays: ['less than 10 miles', 'run 5 miles'],
  },
  {
    pattern: /\bclassic\b(?!\s+(?:fm|album|book|film|game|dvd|tv|edition))/g,
    read: () => years(null, lastOfClassics),
    understood: [['classic mg car', 'classic']],
    stays: ['classic fm'],
  },
  {
    pattern: /\b(?:with )?low (?:mileage|miles|milage)\b/g,
    read: () => mileage(lowMileage),
    understood: [
      ['automatic car low mileage', 'low mileage'],
      ['automatic low mileage under 5k', 'low mileage'],
    ],
    stays: ['low table', 'mileage'],
  },
];
