import { describe, expect, it } from 'vitest';
import { screenFile } from './screen-file';

const parts =
  '-unseen -third -fourth -fifth -seventh -eighth -eleventh -twelfth -thirteenth -fourteenth -fifteenth -sixteenth -seventeenth -eighteenth -nineteenth -twenty-first -twenty-second -twenty-third';

describe.each(['', ...parts.split(' ')])('the second set%s', (suffix) => {
  it('holds at least 95 % of the bad texts', () => {
    const all = screenFile('second-set', `bad${suffix}.txt`);
    const missed = all.filter(({ isHeld }) => !isHeld).map(({ line }) => line);
    expect(missed.length / all.length, missed.join('\n')).toBeLessThanOrEqual(0.05);
  });

  it('holds at most 2 % of the innocent texts', () => {
    const all = screenFile('second-set', `innocent${suffix}.txt`);
    const held = all.filter(({ isHeld }) => isHeld);
    const shown = held.map(({ line, words }) => `${line}\n  ${words.join(', ')}`).join('\n');
    expect(held.length / all.length, shown).toBeLessThanOrEqual(0.02);
  });
});

describe.each(['sixth', 'tenth'])('the %s part, which was not used for training', (part) => {
  it('is held in at least 95 % of the bad cases', () => {
    const all = screenFile('second-set', `unlearnt-bad-${part}.txt`);
    const missed = all.filter(({ isHeld }) => !isHeld).map(({ line }) => line);
    expect(missed.length / all.length, missed.join('\n')).toBeLessThanOrEqual(0.05);
  });

  it('is held in at most 2 % of the innocent cases', () => {
    const all = screenFile('second-set', `unlearnt-innocent-${part}.txt`);
    const held = all.filter(({ isHeld }) => isHeld).map(({ line }) => line);
    expect(held.length / all.length, held.join('\n')).toBeLessThanOrEqual(0.02);
  });
});

it('everyday messages and reviews are neither held nor warned about', () => {
  const all = screenFile('second-set', 'innocent-twentieth.txt');
  const caught = all.filter(({ isCaught }) => isCaught).map(({ line }) => line);
  expect(caught.length / all.length, caught.join('\n')).toBeLessThanOrEqual(0.01);
});
