import type { Pattern } from '@/lib/search/vocabulary/pattern';

/* How requests for work and for people are worded. A group of a pattern is what is requested. */

/** "Cleaning lady" */
const namesWorker: Pattern = {
  pattern:
    /^(?!(?:bike|shed|balloon) (?:men|girl)$)(.+?) (?:lady|woman|man|men|person|people|guy|bloke|girl)$/,
  has: [
    ...['cleaning lady', 'ironing woman', 'tv man'],
    ...['removal men', 'computer person', 'gas people', 'tyre guy', 'fence bloke', 'saturday girl'],
  ],
  lacks: ['man with a van', 'lady', 'chairman', 'bike ladies', 'coat women', 'bike men'],
};

const saysNeeded: Pattern = {
  pattern: /^(.+?) (?:wanted|needed|required)$/,
  has: ['nanny wanted', 'plumber needed', 'tutor required'],
  lacks: ['wanted', 'wanted nanny', 'unwanted gift'],
};

const times =
  '(?:weekly|fortnightly|monthly|regularly|regular|one[ -]off|(?:once|twice) a (?:week|fortnight|month)|every (?:other )?(?:day|week|fortnight|month)|(?:a few|couple of|[1-9]) (?:hours|hrs)(?: (?:a|per) (?:day|week))?)';

/** "Weekly cleaner", "cleaner twice a week": one of the groups is the cleaner. */
const saysHowOften: Pattern = {
  pattern: new RegExp(`^(?:${times} (.+)|(.+),? ${times})$`),
  has: [
    ...['weekly cleaner', 'fortnightly gardener', 'monthly car wash', 'regular ironing'],
    ...['one off clean', 'one-off clean', 'cleaner weekly', 'cleaner, twice a week'],
    ...['dog walker every other day', 'cleaner regularly', 'a few hours cleaning'],
    ...['gardener 3 hrs per week', 'cleaner once a fortnight', 'ironing couple of hours a week'],
  ],
  lacks: ['daily mail', 'weekly', 'hours of cleaning'],
};

/** "I am an elderly lady, somebody to mow my lawn": what stands before. */
const beforeSomebody: Pattern = {
  pattern: /^.*?\b(?=(?:someone|somebody|anyone|anybody) (?:to|who|that|can|could)\b)/,
  has: [
    ...['i am old, someone to mow my lawn', 'please somebody who cleans', 'anyone that paints'],
    ...['anybody can help', 'hi somebody could tow me'],
  ],
  lacks: ['someone special card', 'mow my lawn'],
};

/** "Driving work" */
const kindOfPost: Pattern = {
  pattern: / (?:work|jobs?|roles?|positions?|posts?|opportunit(?:y|ies)|vacanc(?:y|ies))$/,
  has: [
    ...['bar work', 'bar job', 'bar jobs', 'sales role', 'sales roles', 'sales position'],
    ...['sales positions', 'clerk post', 'clerk posts', 'sales opportunity'],
    ...['sales opportunities', 'clerk vacancy', 'clerk vacancies'],
  ],
  lacks: ['work', 'bar worker', 'fence posts wanted', 'homework'],
};

const saysWhen: Pattern = {
  pattern: /^(weekend|evening|night|saturday|sunday|part[ -]time|full[ -]time|casual) (.+)$/,
  has: [
    ...['weekend bar', 'evening shop', 'night factory', 'saturday shop', 'sunday cafe'],
    ...['part time shop', 'part-time shop', 'full time bar', 'full-time bar', 'casual bar'],
  ],
  lacks: ['bar weekend', 'nights', 'knight club'],
};

export const patternsOfRequests = {
  namesWorker,
  saysNeeded,
  saysHowOften,
  beforeSomebody,
  kindOfPost,
  saysWhen,
};
