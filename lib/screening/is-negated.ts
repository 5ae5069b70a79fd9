import type { Match } from './engine/match';
import type { Token } from './engine/token';

const negations = new Set(['no', 'not', 'never', 'nor', 'neither', 'without', 'nothing', 'non']);
/** "don't" and "isn't" are two tokens each. */
const contracted = new Set('don doesn didn isn aren wasn won wouldn can couldn'.split(' '));
const between = new Set(
  'a an any the sell sells selling buy buys buying accept take allow want use post offer deal trade stock in for of with'.split(
    ' ',
  ),
);
const wordsBetween = 3;
const wordsOfList = 12;
/** Up to five and then three words each, and nothing with a price: "smoking, loud music or". */
const items = /^(?:\s[a-z'’-]+){1,5}(?:(?:,\s?|\s?[/&]\s?)[a-z'’-]+(?:\s[a-z'’-]+){0,2}){0,5}\s$/;
const endOfList = /(?:^|\s)(?:or|nor)\s(?:[a-z'’-]+\s)?$/;

/** Whether the words right before a match say that there is none of it: "never sell fake". */
export function isNegated(tokens: readonly Token[], match: Match, text: string): boolean {
  if (match.isDisguised || isUnclear(tokens, match, text)) return false;
  for (let at = match.from - 1, passed = 0; at >= 0 && passed <= wordsBetween; at--, passed++) {
    if (tokens[at + 1]?.isFirst) return false;
    if (isNegation(tokens, at)) return true;
    if (!between.has(tokens[at]?.text ?? '')) return false;
  }
  return false;
}

/** Whether a match ends a list that begins with "no": "no alcohol, drugs or weapons". */
export function isInNegatedList(tokens: readonly Token[], match: Match, text: string): boolean {
  if (match.isDisguised || isUnclear(tokens, match, text)) return false;
  const start = tokens[match.from]?.start ?? 0;
  for (let at = match.from - 1; at >= 0 && at > match.from - wordsOfList; at--) {
    if (tokens[at + 1]?.isFirst) return false;
    if (!isNegation(tokens, at)) continue;
    const list = text.slice(tokens[at]?.end ?? start, start);
    return items.test(list) && endOfList.test(list);
  }
  return false;
}

/** "No fake ID? We make one", and phrases that begin with "no" themselves. */
const isUnclear = (tokens: readonly Token[], { from, to }: Match, text: string) =>
  isNegation(tokens, from) || text[tokens[to - 1]?.end ?? text.length] === '?';

function isNegation(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.text ?? '';
  return negations.has(word) || (word === 't' && contracted.has(tokens[at - 1]?.text ?? ''));
}
