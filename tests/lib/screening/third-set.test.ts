import { describe, expect, it } from 'vitest';
import { screenFile } from './screen-file';

/** Written without reading the rules, and not used for training. */
describe('the third set', () => {
  it('has its bad texts held', () => {
    const missed = screenFile('third-set', 'bad.txt').filter(({ isHeld }) => !isHeld);
    expect(missed.map(({ line }) => line)).toEqual([]);
  });

  it('has none of its innocent texts held', () => {
    const held = screenFile('third-set', 'innocent.txt').filter(({ isHeld }) => isHeld);
    expect(held.map(({ line, words }) => `${line}\n  ${words.join(', ')}`)).toEqual([]);
  });
});
