import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { screenFile } from './screen-file';

type Screened = ReturnType<typeof screenFile>;

const files = readdirSync('tests/screening', { recursive: true, encoding: 'utf8' }).sort();
const filesOf = (name: string) => files.filter((file) => file.endsWith(name));
const listOf = (texts: Screened) =>
  texts.map(({ line, words }) => `${line}\n  ${words.join(', ')}`).join('\n');

it.each(filesOf('bad.txt'))('holds at least 95 %% of %s', (file) => {
  const all = screenFile(file);
  const missed = all.filter(({ isHeld }) => !isHeld);
  expect(missed.length / all.length, listOf(missed)).toBeLessThanOrEqual(0.05);
});

it.each(filesOf('innocent.txt'))('holds at most 2 %% of %s', (file) => {
  const all = screenFile(file);
  const held = all.filter(({ isHeld }) => isHeld);
  expect(held.length / all.length, listOf(held)).toBeLessThanOrEqual(0.02);
});

describe('the test set', () => {
  it('has every bad text held', () => {
    expect(listOf(screenFile('test/bad.txt').filter(({ isHeld }) => !isHeld))).toBe('');
  });

  it('has no innocent text held', () => {
    expect(listOf(screenFile('test/innocent.txt').filter(({ isHeld }) => isHeld))).toBe('');
  });
});

it('neither holds nor warns about more than 1 % of everyday messages and reviews', () => {
  const all = screenFile('training/21/innocent.txt');
  const caught = all.filter(({ isCaught }) => isCaught);
  expect(caught.length / all.length, listOf(caught)).toBeLessThanOrEqual(0.01);
});

it('has at least 400 bad and 600 innocent texts written with the rules', () => {
  expect(screenFile('training/01/bad.txt').length).toBeGreaterThanOrEqual(400);
  expect(screenFile('training/01/innocent.txt').length).toBeGreaterThanOrEqual(600);
});
