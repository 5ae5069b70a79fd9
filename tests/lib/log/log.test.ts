import { format } from 'node:util';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { limitRepeats, startLog } from '@/lib/log/log';
import { withRequestId } from '@/lib/log/request-id';
import { scrub } from '@/lib/log/scrub';

let lines: string[];
let log: (...words: unknown[]) => void;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  log = limitRepeats((...words) => lines.push(format(...words)));
});
afterEach(() => {
  vi.useRealTimers();
});

const minute = 60_000;
const letters = (number: number) =>
  Array.from(String(number), (digit) => 'abcdefghij'[Number(digit)]).join('');

test('a sentence is written thirty times a minute, and then counted', () => {
  for (let time = 0; time < 50; time += 1) log(`request ${crypto.randomUUID()} failed:`, 'broken');
  expect(lines).toHaveLength(30);
  expect(new Set(lines).size).toBe(30);
  vi.advanceTimersByTime(minute);
  expect(lines.slice(30)).toEqual([`${lines[0]} (20 more were left out within a minute)`]);
  log('request 7 failed:', 'broken');
  expect(lines).toHaveLength(32);
});

test('statements and statuses have their own thirty lines, and other fields are not read', () => {
  const read = vi.fn();
  const fields = (more: object) =>
    Object.defineProperty({ ...more }, 'route', { get: read, enumerable: true });
  const written: unknown[][] = [];
  log = limitRepeats((...words) => written.push(words));
  const parameters = (count: number) => Array.from({ length: count }, (_, at) => `$${at + 1}`);
  for (let time = 1; time <= 40; time += 1) {
    log(`slow statement (${time} ms)`, fields({ statement: 'SELECT "title"' }));
    log(`slow statement (${time} ms)`, fields({ statement: `SELECT IN (${parameters(time)})` }));
    log('request answered with 500', fields({ status: 500 }));
    log('request answered with 503', fields({ status: 503, ms: time }));
  }
  expect(written).toHaveLength(120);
  expect(read).not.toHaveBeenCalled();
  vi.advanceTimersByTime(minute);
  expect(written.slice(120)).toEqual([
    [
      'slow statement (1 ms) (10 more were left out within a minute)',
      { statement: 'SELECT "title"' },
    ],
    [
      'slow statement (1 ms) (10 more were left out within a minute)',
      { statement: 'SELECT IN ($1)' },
    ],
    ['request answered with 500 (10 more were left out within a minute)'],
    ['request answered with 503 (10 more were left out within a minute)'],
  ]);
});

test('a single sentence is not written again', () => {
  log('the bucket is gone');
  vi.advanceTimersByTime(10 * minute);
  expect(lines).toEqual(['the bucket is gone']);
});

test('different errors are counted apart', () => {
  for (let time = 0; time < 32; time += 1) {
    log('failed:', new Error('one'));
    log('failed:', new Error('another'));
  }
  expect(lines).toHaveLength(60);
  expect(lines[0]).toContain('    at ');
  vi.advanceTimersByTime(minute);
  expect(lines.slice(60)).toEqual([
    'failed: Error: one (2 more were left out within a minute)',
    'failed: Error: another (2 more were left out within a minute)',
  ]);
});

test('a flood of different sentences writes at most 800 lines a minute', () => {
  for (let time = 0; time < 100; time += 1) {
    for (let number = 0; number < 300; number += 1) log(`${letters(number)} failed`);
  }
  expect(lines).toHaveLength(800);
  vi.advanceTimersByTime(minute);
  expect(lines).toHaveLength(800 + 200 + 1);
  for (let time = 0; time < 30; time += 1) log('all works again');
  expect(lines).toHaveLength(1001 + 30);
});

test('remembered sentences are limited, and the others are counted', () => {
  for (let number = 0; number < 1000; number += 1) log(`${letters(number)} failed`);
  expect(lines).toHaveLength(200);
  vi.advanceTimersByTime(minute);
  expect(lines.slice(200)).toEqual(['800 other lines were left out within a minute']);
});

describe('lines of JSON', () => {
  const consoleBefore = { ...console };
  let written: Record<string, unknown>[];
  let errors: [string, string][];

  beforeEach(() => {
    written = [];
    errors = [];
    startLog({
      json: true,
      to: { write: (line) => written.push(JSON.parse(line)) },
      onError: (error, message) => errors.push([error.message, message]),
    });
  });
  afterEach(() => Object.assign(console, consoleBefore));

  test('an event has its level, time, request and fields', () => {
    withRequestId('request-3', () => console.warn('slow request', { route: '/ad/[id]', ms: 1200 }));
    expect(written).toEqual([
      {
        level: 'warn',
        time: expect.stringMatching(/^\d{4}-.*Z$/),
        pid: process.pid,
        request: 'request-3',
        route: '/ad/[id]',
        ms: 1200,
        msg: 'slow request',
      },
    ]);
  });

  test('an error has its stack, and is reported once a minute', () => {
    for (let time = 0; time < 3; time += 1) console.error('failed:', new TypeError('broken'));
    expect(written).toHaveLength(3);
    expect(written[2]).toMatchObject({ level: 'error', msg: 'failed:' });
    expect(written[0]?.error).toMatchObject({ type: 'TypeError', message: 'broken' });
    expect(errors).toEqual([['broken', 'failed:']]);
  });

  test('a multi-line text becomes one line', () => {
    console.log('▲ Next.js\n- Local: http://localhost:3000');
    expect(written).toHaveLength(1);
    expect(written[0]).toMatchObject({ level: 'info' });
  });

  test('personal data and secrets are removed', () => {
    console.error('refused: Ann.Lee+x@example.co.uk', new Error('call 07400 123456'));
    const [line] = written;
    expect(JSON.stringify(line)).not.toMatch(/Ann|07400/);
    expect(line?.msg).toBe('refused: [email]');
  });
});

test.each([
  ['postgresql://site:hunter2@db.example:5432/site', 'postgresql://[secret]@db.example:5432/site'],
  ['GET /reset-password?token=abc.def-9&x=1', 'GET /reset-password?token=[secret]&x=1'],
  ['{"password":"hunter2"}', '{"password":"[secret]"}'],
  ['Authorization: Bearer abcdefghijkl', 'Authorization: [secret]'],
  ['Raw query failed. Code: `57P03`. Message: …', 'Raw query failed. Code: `57P03`. Message: …'],
  ['code: 123456', 'code: [secret]'],
  ['+44 7400 123456 and 020 7946 0018', '[phone] and [phone]'],
  [
    'from 203.0.113.9 to 127.0.0.1:5432 and 10.0.0.3',
    'from [address] to 127.0.0.1:5432 and 10.0.0.3',
  ],
  [
    'job deliver-email 123456 failed (attempt 1 of 8)',
    'job deliver-email 123456 failed (attempt 1 of 8)',
  ],
  [
    'purchase 0193a5c2-7b1e-7c30-8e44-0a1b2c3d4e5f',
    'purchase 0193a5c2-7b1e-7c30-8e44-0a1b2c3d4e5f',
  ],
])('%s is scrubbed', (text, scrubbed) => {
  expect(scrub(text)).toBe(scrubbed);
});

test.each([
  ['one long word', 'a'.repeat(5_000_000)],
  ['many beginnings of email addresses', 'a@'.repeat(2_500_000)],
  ['an endless host', `a@${'b.'.repeat(2_500_000)}`],
  ['many keywords', 'token '.repeat(800_000)],
])('%s takes little time, and is cut', (_, text) => {
  const begun = performance.now();
  expect(scrub(text).length).toBeLessThanOrEqual(10_000);
  expect(performance.now() - begun).toBeLessThan(1000);
});

test('what the cut would split is removed', () => {
  const email = 'ann.lee@example.co.uk';
  for (let cut = 1; cut < email.length; cut += 1) {
    const scrubbed = scrub(`${'- '.repeat(5000).slice(cut)}${email} and more`);
    expect(scrubbed).not.toContain('ann');
    expect(scrubbed).toMatch(/^[- ]{9000,}…$/);
  }
});
