/* What sellers and buyers shorten, and ads write in full. */

type ShortenedWord = {
  /** A regular expression for whole words. */
  short: string;
  full: string;
  example: readonly [typed: string, full: string];
};

const home = '\\b(?:flat|house|apartment|studio|room|rent|let|bed)\\b';

export const shortenedWords: readonly ShortenedWord[] = [
  { short: 'w/?(?= )', full: 'with', example: ['cot w mattress', 'cot with mattress'] },
  { short: 'w/m', full: 'washing machine', example: ['w/m 8kg', 'washing machine 8kg'] },
  {
    short: `(?<=${home}.*)f/f|f/f(?=.*${home})`,
    full: 'furnished',
    example: ['2 bed flat f/f', '2 bed flat furnished'],
  },
  { short: 'f/f', full: 'fridge freezer', example: ['f/f white', 'fridge freezer white'] },
  { short: 't/d', full: 'tumble dryer', example: ['t/d white', 'tumble dryer white'] },
  { short: 'd/w', full: 'dishwasher', example: ['slimline d/w', 'slimline dishwasher'] },
  {
    short: '(?<=\\d )str|(?<=\\d)str',
    full: ' seater',
    example: ['7 str 4x4', '7 seater 4x4'],
  },
  { short: 'furn', full: 'furnished', example: ['furn flat', 'furnished flat'] },
  { short: 'unfurn', full: 'unfurnished', example: ['unfurn house', 'unfurnished house'] },
  { short: 'ind unit', full: 'industrial unit', example: ['ind unit', 'industrial unit'] },
  { short: 'upto', full: 'up to', example: ['dumbbells upto 24kg', 'dumbbells up to 24kg'] },
  { short: 'summat', full: 'something', example: ['summat to sit on', 'something to sit on'] },
];
