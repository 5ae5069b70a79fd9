import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { screenText } from '@/lib/screening/screen-text';
import { contexts } from '@/scripts/screening/read-texts';

/** Lines of subject (bad texts only), place, title and text; line breaks and U+200B are escaped. */
function screenFile(name: string) {
  return readFileSync(join('tests/screening/second-set', name), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const readable = line.replaceAll('\\n', '\n').replaceAll('\\u200b', '\u200b');
      const [text = '', title = '', place = ''] = readable.split(' ¦ ').reverse();
      const context = contexts[place.trim()];
      if (!context) throw new Error(`No place "${place}" in "${line}"`);
      const fields = [
        { field: 'title', text: title.trim() },
        { field: 'description', text },
      ].filter((one) => one.text !== '');
      const { action, hits } = screenText(fields, context);
      const words = hits.map((hit) => `${hit.ruleId}: ${hit.words}`);
      return { line, isHeld: action === 'hold', isCaught: action !== null, words };
    });
}

const parts =
  '-unseen -third -fourth -fifth -seventh -eighth -eleventh -twelfth -thirteenth -fourteenth -fifteenth -sixteenth -seventeenth -eighteenth -nineteenth -twenty-first -twenty-second';

describe.each(['', ...parts.split(' ')])('the second set%s', (suffix) => {
  it('holds at least 95 % of the bad texts', () => {
    const all = screenFile(`bad${suffix}.txt`);
    const missed = all.filter(({ isHeld }) => !isHeld).map(({ line }) => line);
    expect(missed.length / all.length, missed.join('\n')).toBeLessThanOrEqual(0.05);
  });

  it('holds at most 2 % of the innocent texts', () => {
    const all = screenFile(`innocent${suffix}.txt`);
    const held = all.filter(({ isHeld }) => isHeld);
    const shown = held.map(({ line, words }) => `${line}\n  ${words.join(', ')}`).join('\n');
    expect(held.length / all.length, shown).toBeLessThanOrEqual(0.02);
  });
});

describe.each(['sixth', 'tenth'])('the %s part, which was not used for training', (part) => {
  it('is held in at least 95 % of the bad cases', () => {
    const all = screenFile(`unlearnt-bad-${part}.txt`);
    const missed = all.filter(({ isHeld }) => !isHeld).map(({ line }) => line);
    expect(missed.length / all.length, missed.join('\n')).toBeLessThanOrEqual(0.05);
  });

  it('is held in at most 2 % of the innocent cases', () => {
    const all = screenFile(`unlearnt-innocent-${part}.txt`);
    const held = all.filter(({ isHeld }) => isHeld).map(({ line }) => line);
    expect(held.length / all.length, held.join('\n')).toBeLessThanOrEqual(0.02);
  });
});

it('everyday messages and reviews are neither held nor warned about', () => {
  const all = screenFile('innocent-twentieth.txt');
  const caught = all.filter(({ isCaught }) => isCaught).map(({ line }) => line);
  expect(caught.length / all.length, caught.join('\n')).toBeLessThanOrEqual(0.01);
});
