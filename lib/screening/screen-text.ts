import type { ScreeningCategory } from './category';
import { type Compiled, compileRules, type Owner } from './compile-rules';
import { fold } from './engine/fold';
import { latticeOf } from './engine/lattice';
import type { Match } from './engine/match';
import { compile } from './engine/pattern';
import { forEachMatch } from './engine/pattern-index';
import { contactHits } from './find-contacts';
import { disguisesIn } from './find-disguises';
import { isInsideCode } from './inside-code';
import { isInNegatedList, isNegated } from './is-negated';
import { likenessOf } from './learned/likeness';
import { doubtful, placeHits, type Span } from './place-hits';
import {
  actionOf,
  type Rule,
  type ScreenedText,
  type ScreeningAction,
  type ScreeningContext,
  type ScreeningHit,
} from './rule';
import { rules } from './rules/all';

export type Screening = { action: ScreeningAction | null; hits: ScreeningHit[] };

const hitsAtMost = 50;
const matchesAtMost = 20;
const weightNeeded = 10;
/** Categories whose words hold a text even if it is otherwise like any ad. */
const alwaysHeld: ReadonlySet<ScreeningCategory> = new Set([
  'under-age',
  'coercion and trafficking',
  'hate and abuse',
  'threats and shaming',
  'abuse of care',
  'unsafe goods',
  'discrimination',
  'contact details',
  'drugs, weapons and documents in other languages',
  'rent before viewing, in other languages',
  'untaxed goods in other languages',
  'banned words',
]);
const compiled = compileRules(rules);

/** Fields count as one text, in order. The action is the strongest of all hits. */
export function screenText(
  texts: readonly ScreenedText[],
  context: ScreeningContext,
  banned: readonly string[] = [],
): Screening {
  const parts = texts.map(({ text }) => text);
  const whole = parts.join('\n');
  const folded = fold(whole);
  const all = banned.length > 0 ? compileWith(banned) : compiled;
  const lattice = latticeOf(folded, all.vocabulary);
  const spans: Span[] = [];
  const at = (match: Match) => ({
    start: folded.starts[lattice.tokens[match.from]?.start ?? 0] ?? 0,
    end: folded.ends[(lattice.tokens[match.to - 1]?.end ?? 1) - 1] ?? 0,
  });
  const likeness = likenessOf(parts, folded, context);
  for (const { rule, matches } of applying(findMatches(lattice, all), context)) {
    for (const match of matches) {
      const mayBeMild = !match.isDisguised && !alwaysHeld.has(rule.category);
      if (mayBeMild && isNegated(lattice.tokens, match, folded.text)) continue;
      const isMild =
        mayBeMild && (likeness.isOrdinary || isInNegatedList(lattice.tokens, match, folded.text));
      const action = match.isDisguised && rule.action === 'warn' ? 'hold' : rule.action;
      spans.push({ rule, ...(isMild && action === 'hold' ? doubtful : { action }), ...at(match) });
    }
  }
  spans.push(...contactHits(whole, folded, lattice, context));
  spans.push(...disguisesIn(folded, all.vocabulary), ...likeness.spans);
  const hits = placeHits(texts, spans).slice(0, hitsAtMost);
  return { action: actionOf(hits), hits };
}

let withBanned: { words: string; compiled: Compiled } | undefined;

/** Recompiles only if the operator's words have changed. */
function compileWith(banned: readonly string[]): Compiled {
  const words = banned.join('\n');
  if (withBanned?.words !== words) {
    withBanned = { words, compiled: compileRules([...rules, bannedRule(banned)]) };
  }
  return withBanned.compiled;
}

type Found = {
  rule: Rule;
  matches: Match[];
  weights: Map<string, Match>;
  innocent: Match[];
  isExempt: boolean;
};

function findMatches(lattice: ReturnType<typeof latticeOf>, { index }: Compiled): Found[] {
  const byRule = new Map<Rule, Found>();
  const isFull = ({ rule, role }: Owner) =>
    role === 'phrase' && (byRule.get(rule)?.matches.length ?? 0) >= matchesAtMost;
  forEachMatch(lattice, index, isFull, (match, { pattern, owner: { rule, role } }) => {
    const found: Found = byRule.get(rule) ?? {
      rule,
      matches: [],
      weights: new Map(),
      innocent: [],
      isExempt: false,
    };
    byRule.set(rule, found);
    if (role === 'phrase') {
      if (!isInsideCode(lattice.tokens, match)) found.matches.push(match);
    } else if (role === 'innocent') found.innocent.push(match);
    else if (role === 'unless') found.isExempt = true;
    else found.weights.set(pattern.source, match);
  });
  return [...byRule.values()];
}

function applying(found: Found[], context: ScreeningContext): Found[] {
  return found
    .filter(({ rule, isExempt }) => !isExempt && appliesTo(rule, context))
    .map((one) => {
      const isGuilty = (match: Match) => !one.innocent.some((other) => overlap(match, other));
      const weighed = [...one.weights].filter(([, match]) => isGuilty(match));
      const weight = weighed.reduce((sum, [source, { isDisguised }]) => {
        const own = one.rule.weights?.[source] ?? 0;
        return sum + (isDisguised ? 2 * own : own);
      }, 0);
      const counted = weight >= weightNeeded ? weighed.map(([, match]) => match) : [];
      const matches = one.matches.filter(
        (match) => isGuilty(match) && (!one.rule.onlyDisguised || match.isDisguised),
      );
      return { ...one, matches: [...matches, ...counted] };
    });
}

const overlap = (one: Match, other: Match) => one.from < other.to && other.from < one.to;

const appliesTo = (rule: Rule, { kind, categoryGroup, isAdult = false }: ScreeningContext) =>
  (rule.kinds?.includes(kind) ?? true) &&
  (rule.isAdult ?? isAdult) === isAdult &&
  (rule.groups === undefined ||
    // A message may be about an ad of any group.
    (categoryGroup === undefined ? kind === 'message' : rule.groups.includes(categoryGroup)));

const bannedRule = (words: readonly string[]): Rule => ({
  id: 'banned-word',
  category: 'banned words',
  action: 'hold',
  phrases: words.map(bannedPhrase).filter((phrase) => phrase !== ''),
  advice: 'These words are not allowed on this site. Please leave them out.',
  hits: [],
  passes: [],
});

/** The operator's words are not phrases of the rule language. */
export const bannedPhrase = (words: string) =>
  (fold(words).text.match(/[a-z]+|\d+/g) ?? []).map((word) => compile(word, {}).source).join(' ');
