import type { Match } from './engine/match';
import type { Token } from './engine/token';

/** Of a system: "cbebe6b1". Other letters before a number may hide it: "xx16f", "lisa16f". */
const reference = /^[a-f]+\d[a-f\d]*$/;
const shortestReference = 8;

/** "9f" of "60a9f922" and "6b1" of "cbebe6b1" are parts of codes, but not "16f" of "im16f". */
export function isInsideCode(tokens: readonly Token[], { from, to }: Match): boolean {
  if (!tokens.slice(from, to).some(isNumber)) return false;
  let first = from;
  while (first > 0 && tokens[first - 1]?.end === tokens[first]?.start) first -= 1;
  let end = to;
  while (end < tokens.length && tokens[end - 1]?.end === tokens[end]?.start) end += 1;
  const around = [...tokens.slice(first, from), ...tokens.slice(to, end)];
  const whole = tokens.slice(first, end).map(({ text }) => text);
  return around.some(isNumber) || isReference(whole.join(''));
}

const isReference = (code: string) => code.length >= shortestReference && reference.test(code);

const isNumber = ({ text }: Token) => /^\d/.test(text);
