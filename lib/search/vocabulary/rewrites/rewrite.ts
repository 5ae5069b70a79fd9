/* "Someone to fix my boiler" is boiler repair. `$1` is the object of the request. */

export type Rewrite = {
  /** Matches the whole text in lower case. */
  pattern: RegExp;
  rewritten: string;
  /** Sentences and the words they are reduced to. */
  understood: readonly (readonly [string, string])[];
};

/** The rewrites of a subject, by when they are tried. The first match applies. */
export type SubjectRewrites = {
  /** Before "new boiler" is fitting it: "clear my garden", "something to dry washing" */
  first?: readonly Rewrite[];
  /** Before "boiler broken" is repair, and "someone who comes" a trade: "no hot water" */
  beforeCalls?: readonly Rewrite[];
  /** Before the verbs with any thing: who walks a dog does not transport it. */
  beforeVerbs?: readonly Rewrite[];
  /** What the verbs read better: "zip fixed" is zip repair. Here "damp wall" is left. */
  last?: readonly Rewrite[];
};

type Rows = readonly (readonly [pattern: string, rewritten: string, example: string])[];

const manner = `(?:(?:reliable|good|decent|local|trusted|trustworthy|honest|friendly|cheap|experienced|qualified|skilled|handy|professional) )*`;
export const who = `(?:(?:(?:can|could|would|will|does|is there|do you know|know|recommend) )*(?:someone|some one|somone|sumone|smone|someome|somebody|sombody|anyone|any one|anybody|people|person|(?:an? )?${manner}(?:man|person|bloke|chap|fellow|gentleman|lady|woman|guy|firm|company)|(?:some )?help|who)(?: (?:who|that|to|can|could|will|would|with|come|help|and|me|us|please|able|willing|kindly|needed|wanted|required))* )`;
const my = `(?:(?:my|our|the|a|an|some|me|us|this|these|old|broken|new) )*`;
const some = `((?!and )[a-z' ]{2,40}?)`;
const needs = `(?:(?:that |which )?(?:needs?|wants?|requires?|needing|has to be|have to be|to be|must be) )?`;
const often =
  '(?:weekly|weekdays|weekends|daily|fortnightly|monthly|regularly|once a week|every (?:week|fortnight|month|other week))';
const further = `(?: (?:${often}(?: .*)?|(?:for|from|to|out|up|off|away|round|down|at|in|on|over|across|this|next|every|once|twice|while|whilst|when|during|because) .*))?`;
const howOften = `(?: ${often})?`;

/** "Someone to VERB my THING", "VERB my THING", and "my THING VERBED". */
export function task(
  verbs: string,
  done: string,
  things: string | null,
  rewritten: string,
  ...understood: (readonly [string, string])[]
): Rewrite {
  const about = things === null ? some : `(${things})`;
  return {
    pattern: new RegExp(
      `^(?:${who}(?:[a-z]+ and )?(?:${verbs}) ${my}${about}${further}|(?:${verbs}) (?:my|our) ${about}${further}|${my}${about} ${needs}(?:${done})(?: up| out| away| off)?${howOften})$`,
    ),
    rewritten,
    understood,
  };
}

/** "Skim ceiling", "someone to skim ceiling": verbs, items, the result and an example. */
export const plainly = (
  rows: readonly (readonly [verbs: string, things: string, rewritten: string, example: string])[],
): Rewrite[] =>
  rows.map(([verbs, things, rewritten, example]) => ({
    pattern: new RegExp(`^${who}?(?:${verbs}) ${my}(?:new )?(?:${things})${howOften}$`),
    rewritten,
    understood: [
      [example, rewritten],
      [`someone to ${example}`, rewritten],
    ],
  }));

/** Things named by what they are for: "something to dry washing", "to dry washing". */
export const something = (rows: Rows): Rewrite[] =>
  named(
    '(?:(?:something|anything|summat|a thing|(?:a )?bike) (?:to|for me to|that will|that can)|to)',
    'something',
    rows,
  );

/** Places named by what they are for: "somewhere to keep my horse", "where to keep my horse". */
export const somewhere = (rows: Rows): Rewrite[] =>
  named(
    '(?:(?:somewhere|a place|place|anywhere|space)(?: (?:dry|safe|secure|covered|undercover|under cover|indoors|inside))? (?:to|for me to)|where to)',
    'somewhere',
    rows,
  );

const articles = '(?:(?:my|our|the|a|an|some|his|her) )*';

/** Articles may stand before the object: `use` is written without them. */
const withArticles = (use: string) => use.replaceAll(' ', ` ${articles}`);

const named = (before: string, example: string, rows: Rows): Rewrite[] =>
  rows.map(([use, rewritten, said]) => ({
    pattern: new RegExp(`^${before} (?:${withArticles(use)})$`),
    rewritten,
    understood: [[`${example} to ${said}`, rewritten]],
  }));

export const problem = (pattern: string, rewritten: string, example: string): Rewrite => ({
  pattern: new RegExp(
    `^(?:(?:i am|i'm|im|my|our|the|i have|i've|got|have) )*(?:${pattern})(?:,? (?:need |can |any )?(?:someone|somebody|anyone|anybody|who)(?: .*)?| (?:upstairs|downstairs|at home|at all|again|need(?:s|ing)? (?:fixing|repairing|replacing|sorting|looking at)|(?:in|on) (?:my|the|our) [a-z]+))?$`,
  ),
  rewritten,
  understood: [[example, rewritten]],
});

export const broke =
  "(?:(?:is|has|have|was|just|now|completely) )*(?:broken(?: down)?|broke(?: down)?|packed (?:in|up)|conked out|on the blink|knackered|bust(?:ed)?|kaput|stopped working|not working|wont work|won't work|gone wrong|died|dead|leaking|had it)";

/** What is said of a thing or work: "damp wall", "help with homework". */
export const statements = (rows: Rows): Rewrite[] =>
  rows.map(([pattern, rewritten, example]) => ({
    pattern: new RegExp(
      `^(?:(?:my|our|the|i have|i've|got|have|need|a) )*(?:${pattern})(?: (?:upstairs|downstairs|at home|again|need(?:s|ing)? (?:fixing|repairing|replacing|sorting|looking at)))?$`,
    ),
    rewritten,
    understood: [[example, rewritten]],
  }));
