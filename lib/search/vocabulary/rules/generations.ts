import type { Rule } from '@/lib/search/vocabulary/meaning';
import { things } from '@/lib/search/vocabulary/things/things';

/* Generations of car models by the years of their sale: "mk7 golf". Ads contain the year. */

const lines = `
golf: 1974-1983, 1983-1992, 1991-1998, 1997-2004, 2003-2009, 2008-2013, 2012-2020, 2019-
polo: 1975-1981, 1981-1994, 1994-2002, 2001-2009, 2009-2017, 2017-
fiesta: 1976-1983, 1983-1989, 1989-1997, 1995-2000, 1999-2002, 2002-2008, 2008-2017, 2017-
focus: 1998-2005, 2004-2011, 2010-2018, 2018-
escort: 1967-1975, 1974-1980, 1980-1986, 1986-1990, 1990-1992, 1992-2001
mondeo: 1992-1996, 1996-2000, 2000-2007, 2007-2014, 2014-
mx5: 1989-1997, 1998-2005, 2005-2015, 2015-
clio: 1990-1998, 1998-2012, 2005-2012, 2012-2019, 2019-
megane: 1995-2002, 2002-2009, 2008-2016, 2016-
octavia: 1996-2010, 2004-2013, 2013-2020, 2020-
leon: 1999-2005, 2005-2012, 2012-2020, 2020-
ibiza: 1984-1993, 1993-2002, 2002-2008, 2008-2017, 2017-
tt: 1998-2006, 2006-2014, 2014-
transit: 1965-1978, 1978-1986, 1986-1991, 1991-1994, 1994-2000, 2000-2006, 2006-2014, 2014-
`;

const yearsOf = new Map(
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [model = '', spans = ''] = line.split(': ');
      const years = spans.split(', ').map((span) => span.split('-').map(Number));
      return [model, years.map(([min = 0, max = 0]) => ({ min, max: max || null }))] as const;
    }),
);

const parts = new RegExp(
  `\\b(?:${(things.find(([slug]) => slug === 'vehicle-accessories')?.[1] ?? []).join('|')}|parts|breaking|breakers?|spares|toy|model)(?:e?s)?\\b`,
);
const models = [...yearsOf.keys()].join('|');

const modelWord = new RegExp(`\\b(?:${models})\\b`);

/** A car of a model, not its parts. */
export const namesModel = (text: string) => modelWord.test(text) && !parts.test(text);

/** Takes the mark only: the model remains text. */
export const generations: readonly Rule[] = [
  {
    pattern: new RegExp(
      `\\b(?:mk|mark) ?(?<before>[1-8])(?= (?<model>${models})\\b)|(?<=\\b(?<first>${models}) )(?:mk|mark) ?(?<behind>[1-8])\\b`,
      'g',
    ),
    read: ({ groups: { before, behind, model = '', first = '' } = {} }, text) => {
      const name = model || first;
      const years = yearsOf.get(name)?.[Number(before ?? behind) - 1];
      if (!years || parts.test(text)) return null;
      return {
        scope: name === 'transit' ? 'vans' : 'cars',
        facets: { year: years, vehicleOfferType: { values: ['sell'] } },
      };
    },
    understood: [
      ['mk7 golf', 'mk7'],
      ['golf mk 5 gti leeds', 'mk 5'],
      ['mk2 escort', 'mk2'],
    ],
    stays: ['mk7 golf alloys', 'boot liner golf mk7', 'golf mk9'],
  },
];
