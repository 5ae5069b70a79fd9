import { describe, expect, test } from 'vitest';
import { caseRisks } from '@/lib/catalogue/case-risks';
import type { Example, Rule } from '@/lib/screening/rule';
import { rules } from '@/lib/screening/rules/all';
import { screenText } from '@/lib/screening/screen-text';

function screen(rule: Rule, example: Example) {
  const { text, group, isAdult } = typeof example === 'string' ? { text: example } : example;
  return screenText([{ field: 'title', text }], {
    kind: 'ad',
    categoryGroup: group ?? rule.groups?.[0] ?? 'buy-and-sell',
    isAdult: isAdult ?? false,
  });
}

describe.each(rules)('the rule $id', (rule) => {
  test('has at least three examples of each kind, advice and a category', () => {
    expect(rule.hits.length).toBeGreaterThanOrEqual(3);
    expect(rule.passes.length).toBeGreaterThanOrEqual(3);
    expect(rule.advice).toMatch(/\.$/);
    expect(rule.category).not.toBe('');
  });

  test('gives advice', () => {
    expect(rule.advice).toMatch(/\b(?:leave|take|say|put|post|state|let)\b/i);
  });

  test.each(rule.hits)('matches %j', (example) => {
    const hit = screen(rule, example).hits.find(({ ruleId }) => ruleId === rule.id);
    expect(hit).toMatchObject({ category: rule.category, field: 'title' });
  });

  test.each(rule.passes)('does not match %j, nor does another rule hold it', (example) => {
    const { action, hits } = screen(rule, example);
    expect(hits.filter(({ ruleId }) => ruleId === rule.id)).toEqual([]);
    expect(action).not.toBe('hold');
  });
});

test('each category with a risk of its own is that of a rule', () => {
  const categories: ReadonlySet<string> = new Set(rules.map(({ category }) => category));
  const unknown = Object.keys(caseRisks.words).filter((category) => !categories.has(category));
  expect(unknown).toEqual([]);
});

test('ids are unique', () => {
  const ids = rules.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
