import type { Rule, ScreenedText, ScreeningAction, ScreeningHit } from './rule';

/** Offsets in the texts joined by line breaks. */
export type Span = {
  rule: Pick<Rule, 'id' | 'category' | 'advice'>;
  action: ScreeningAction;
  isDoubtful?: true;
  start: number;
  end: number;
};

export const doubtful = { action: 'warn', isDoubtful: true } as const;

/** One hit per rule and place; a match across two fields ends with the first. */
export function placeHits(texts: readonly ScreenedText[], spans: Span[]): ScreeningHit[] {
  const hits: ScreeningHit[] = [];
  const taken: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const isTaken = taken.some(
      ({ rule, start, end }) => rule.id === span.rule.id && span.start < end && start < span.end,
    );
    if (isTaken) continue;
    taken.push(span);
    const hit = place(texts, span);
    if (hit) hits.push(hit);
  }
  return hits;
}

function place(texts: readonly ScreenedText[], span: Span): ScreeningHit | undefined {
  let offset = 0;
  for (const { field, text } of texts) {
    const start = span.start - offset;
    if (start < text.length) {
      const end = Math.min(text.length, span.end - offset);
      const { id: ruleId, category, advice } = span.rule;
      return {
        ruleId,
        category,
        action: span.action,
        ...(span.isDoubtful ? doubtful : {}),
        field,
        start,
        end,
        words: text.slice(start, end),
        advice,
      };
    }
    offset += text.length + 1;
  }
  return undefined;
}
