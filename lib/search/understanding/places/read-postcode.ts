import { areaCalled } from '@/lib/locations/area-lookup';
import {
  correctedPostcode,
  misreadOutcode,
  parseOutcode,
  parsePostcode,
} from '@/lib/locations/postcode';
import type { Sentence, Span } from '@/lib/search/understanding/sentence';
import { beforePlace, radiusBefore } from './before-place';
import { longestName, namedArea, type ReadPlace } from './place-names';
import type { RestCheck } from './rest-check';

export function readPostcode({ open, typed }: Sentence, isRestClear: RestCheck): ReadPlace | null {
  for (const match of open.matchAll(
    /(?<![a-z0-9])(?:[a-z]{1,2}[0-9oil][0-9oil]?[a-z]?|[a-z]0\d{1,2})(?: ?[0-9o][a-z]{2})?(?![a-z0-9])(?! ?(?:washers?|bolts?|screws?|nuts?|threaded|studding)\b)/g,
  )) {
    const [text] = match;
    const isFull = parsePostcode(text) !== undefined;
    const named = isFull ? null : nameBefore(open, match.index, text);
    const start = named ?? match.index;
    const span = withWordBefore(open, { start, end: match.index + text.length });
    const isBehindWord = span.start < start;
    const isSure = isFull || isBehindWord || named !== null;
    const isClear = isSure || !isModelToo.test(text) || isRestClear(span, 'bound');
    const isBehindItem = () =>
      !isModelToo.test(text) && isRestClear({ start: span.start, end: open.length }, 'named');
    const isSafe = isSure || isAtEdge(open, span) || isRestClear(span, 'bound') || isBehindItem();
    if (!isClear || !isSafe) continue;
    const shown = typed.slice(match.index, span.end);
    const code = shown.replace(/ .*$/, '');
    const outcode = isFull
      ? text
      : (parseOutcode(code) ??
        (isMistyped(code, isBehindWord || hasSmallLetter.test(typed))
          ? misreadOutcode(code)
          : undefined) ??
        (isBehindWord ? correctedPostcode(code) : null));
    const area = outcode ? areaCalled(outcode) : undefined;
    if (area) return { ...span, area, ...radiusBefore(open, start) };
  }
  return null;
}

/** The start of the outcode's town before it: "bow e3". Null without one. */
function nameBefore(open: string, end: number, outcode: string): number | null {
  const words = [...open.slice(0, end).matchAll(/[^\s,\ue000]+/g)].slice(-longestName);
  for (const { index } of words) {
    const area = namedArea(open.slice(index, end).trim().replace(/,$/, ''));
    if (area?.outcodes?.includes(outcode.toUpperCase())) return index;
  }
  return null;
}

/** "m3", "a4", "s8", "mk7" and "cr7" are usually cars, paper, phones and boots. */
const isModelToo = /^(?:[a-z]|mk|cr|sm|hp|ip)[0-9oil]/;

const hasSmallLetter = /\p{Ll}/u;

/** "BS1O" and "m2o" in any case; "LSI" (LS1) only in capitals that stand out from other words. */
const isMistyped = (code: string, standsOut: boolean) =>
  /^[A-Z]{2}[ILl]$/.test(code) ? standsOut : /^[a-z]{1,2}(?:\do|[il]\d|\d[il])$/i.test(code);

const isAtEdge = (open: string, { start, end }: Span) =>
  /^[\s\ue000,.]*$/.test(open.slice(end)) || /^[\s\ue000,.]*$/.test(open.slice(0, start));

function withWordBefore(open: string, { start, end }: Span): Span {
  const lead = beforePlace.exec(open.slice(0, start));
  return { start: lead ? lead.index : start, end };
}
