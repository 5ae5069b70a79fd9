/*
 * Long requests and the words of matching ads: "someone to fix my boiler" is boiler repair. `$1` is the
 * object of the request.
 */

export type Wish = {
  /** Matches the whole text in lower case. */
  pattern: RegExp;
  meant: string;
  /** Sentences and the words they are reduced to. */
  understood: readonly (readonly [string, string])[];
};

const manner = `(?:(?:reliable|good|decent|local|trusted|trustworthy|honest|friendly|cheap|experienced|qualified|skilled|handy|professional) )*`;
/** "Can anyone recommend a reliable man to " */
export const who = `(?:(?:(?:can|could|would|will|does|is there|do you know|know|recommend) )*(?:someone|some one|somone|sumone|smone|someome|somebody|sombody|anyone|any one|anybody|people|person|(?:an? )?${manner}(?:man|person|bloke|chap|fellow|gentleman|lady|woman|guy|firm|company)|(?:some )?help|who)(?: (?:who|that|to|can|could|will|would|with|come|help|and|me|us|please|able|willing|kindly|needed|wanted|required))* )`;
const my = `(?:(?:my|our|the|a|an|some|me|us|this|these|old|broken|new) )*`;
const some = `((?!and )[a-z' ]{2,40}?)`;
const needs = `(?:(?:that |which )?(?:needs?|wants?|requires?|needing|has to be|have to be|to be|must be) )?`;
const often =
  '(?:weekly|weekdays|weekends|daily|fortnightly|monthly|regularly|once a week|every (?:week|fortnight|month|other week))';
const further = `(?: (?:${often}(?: .*)?|(?:for|from|to|out|up|off|away|round|down|at|in|on|over|across|this|next|every|once|twice|while|whilst|when|during|because) .*))?`;
const howOften = `(?: ${often})?`;

/** "Someone to VERB my THING", "VERB my THING", and "my THING VERBED". */
export function wish(
  verbs: string,
  done: string,
  things: string | null,
  meant: string,
  ...understood: (readonly [string, string])[]
): Wish {
  const about = things === null ? some : `(${things})`;
  return {
    pattern: new RegExp(
      `^(?:${who}(?:[a-z]+ and )?(?:${verbs}) ${my}${about}${further}|(?:${verbs}) (?:my|our) ${about}${further}|${my}${about} ${needs}(?:${done})(?: up| out| away| off)?${howOften})$`,
    ),
    meant,
    understood,
  };
}

/** "Skim ceiling", "someone to skim ceiling": verbs, items, the result and an example. */
export const plainly = (
  rows: readonly (readonly [verbs: string, things: string, meant: string, example: string])[],
): Wish[] =>
  rows.map(([verbs, things, meant, example]) => ({
    pattern: new RegExp(`^${who}?(?:${verbs}) ${my}(?:new )?(?:${things})${howOften}$`),
    meant,
    understood: [
      [example, meant],
      [`someone to ${example}`, meant],
    ],
  }));
