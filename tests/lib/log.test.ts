import { format } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withoutRepeats } from '@/lib/log';

let lines: string[];
let log: (...words: unknown[]) => void;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  log = withoutRepeats((...words) => lines.push(format(...words)));
});
afterEach(() => {
  vi.useRealTimers();
});

const minute = 60_000;

test('a sentence is written once a minute, with how often it came again', () => {
  for (let time = 0; time < 50; time += 1) log(`request ${crypto.randomUUID()} failed:`, 'broken');
  expect(lines).toEqual([expect.stringMatching(/^request [\w-]{36} failed: broken$/)]);
  vi.advanceTimersByTime(minute);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^request [\w-]{36} failed: broken \(again 49 times in a minute\)$/);
  log('request 7 failed:', 'broken');
  expect(lines).toHaveLength(3);
});

test('what came once is not written again', () => {
  log('the bucket is gone');
  vi.advanceTimersByTime(10 * minute);
  expect(lines).toEqual(['the bucket is gone']);
});

test('the stack of an error is written with the first, and errors that differ are both written', () => {
  for (let time = 0; time < 3; time += 1) {
    log('failed:', new Error('one'));
    log('failed:', new Error('another'));
  }
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('    at ');
  vi.advanceTimersByTime(minute);
  expect(lines.slice(2)).toEqual([
    'failed: Error: one (again 2 times in a minute)',
    'failed: Error: another (again 2 times in a minute)',
  ]);
});

test('no more sentences are remembered than bounded, and the others are counted', () => {
  const letters = (number: number) =>
    Array.from(String(number), (digit) => 'abcdefghij'[Number(digit)]).join('');
  for (let number = 0; number < 1000; number += 1) log(`${letters(number)} failed`);
  expect(lines).toHaveLength(200);
  vi.advanceTimersByTime(minute);
  expect(lines.slice(200)).toEqual(['800 other lines were left out within a minute']);
});
