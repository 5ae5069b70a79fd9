import type { ScreeningCategory } from './category';

/** What screening does about a hit, strongest first. */
const screeningActions = ['hold', 'flag', 'warn'] as const;
export type ScreeningAction = (typeof screeningActions)[number];

export type ScreeningContext = {
  kind: 'ad' | 'profile' | 'message' | 'review';
  categoryGroup?: string;
  isAdult?: boolean;
};

export type ScreenedText = { field: string; text: string };

export type ScreeningHit = {
  ruleId: string;
  category: ScreeningCategory;
  action: ScreeningAction;
  /** The writer is warned, and a moderator reviews the text after publication. */
  isDoubtful?: true;
  field: string;
  /** Offsets in the field's text, in UTF-16 units. */
  start: number;
  end: number;
  words: string;
  advice: string;
};

export const actionOf = (hits: readonly ScreeningHit[]): ScreeningAction | null =>
  screeningActions.find((name) => hits.some((hit) => hit.action === name)) ?? null;

/** A text and where it appears, if not where the rule applies by default. */
export type Example = string | { text: string; group?: string; isAdult?: boolean };

/**
 * In phrases: `a|b` alternatives (`a_b` one of two words), `word*` a prefix, `word?` optional,
 * `..3` up to three other words, `#` a number, `#13-17` one in a range, `@name` a word list,
 * `!word` a word also found inside others and when split.
 */
export type Rule = {
  id: string;
  category: ScreeningCategory;
  action: ScreeningAction;
  /** Default: all. */
  groups?: readonly string[];
  /** True: only adult categories; false: only others. */
  isAdult?: boolean;
  kinds?: readonly ScreeningContext['kind'][];
  phrases: readonly string[];
  /** The words count only if symbols, digits, look-alikes or gaps disguise them. */
  onlyDisguised?: true;
  /** Phrases that add up: a hit if the sum of their weights reaches 10. */
  weights?: Readonly<Record<string, number>>;
  /** Matches that overlap one of these do not count. */
  innocent?: readonly string[];
  /** The rule does not apply to texts that contain one of these. */
  unless?: readonly string[];
  advice: string;
  hits: readonly Example[];
  passes: readonly Example[];
};
