import { describe, expect, test } from 'vitest';
import { nextMail } from '@/lib/alerts/sending/next-mail';

const at = (text: string) => new Date(text);

describe('an instant alert', () => {
  test.each([
    ['2026-11-20T12:00:00Z', '2026-11-20T12:10:00Z'],
    ['2026-11-20T12:09:59Z', '2026-11-20T12:10:00Z'],
    // The hour that comes twice.
    ['2026-10-25T00:55:00Z', '2026-10-25T01:00:00Z'],
    ['2026-10-25T01:55:00Z', '2026-10-25T02:00:00Z'],
  ])('found at %s is mailed at %s', (now, mail) => {
    expect(nextMail('instant', at(now))).toEqual(at(mail));
  });
});

describe('a daily alert is mailed at 8 in the morning in Britain', () => {
  test.each([
    ['in winter', '2026-11-20T07:59:59Z', '2026-11-20T08:00:00Z'],
    ['the day after', '2026-11-20T08:00:00Z', '2026-11-21T08:00:00Z'],
    ['in summer', '2026-07-01T06:59:00Z', '2026-07-01T07:00:00Z'],
    ['late on a summer day', '2026-07-01T23:30:00Z', '2026-07-02T07:00:00Z'],
    ['before the clocks go forward', '2026-03-28T08:30:00Z', '2026-03-29T07:00:00Z'],
    ['on the day of 23 hours, late before it', '2026-03-28T23:30:00Z', '2026-03-29T07:00:00Z'],
    ['after the clocks went forward', '2026-03-29T07:00:00Z', '2026-03-30T07:00:00Z'],
    ['before the clocks go back', '2026-10-24T07:30:00Z', '2026-10-25T08:00:00Z'],
    ['on the day of 25 hours', '2026-10-25T07:30:00Z', '2026-10-25T08:00:00Z'],
    ['after the clocks went back', '2026-10-25T08:00:00Z', '2026-10-26T08:00:00Z'],
  ])('%s', (_, now, mail) => {
    expect(nextMail('daily', at(now))).toEqual(at(mail));
  });
});

describe('a weekly alert is mailed on Mondays at 8 in Britain', () => {
  test.each([
    ['on a Friday', '2026-11-20T12:00:00Z', '2026-11-23T08:00:00Z'],
    ['on a Monday before 8', '2026-11-23T07:00:00Z', '2026-11-23T08:00:00Z'],
    ['on a Monday at 8', '2026-11-23T08:00:00Z', '2026-11-30T08:00:00Z'],
    ['over the spring change', '2026-03-27T12:00:00Z', '2026-03-30T07:00:00Z'],
    ['over the autumn change', '2026-10-23T12:00:00Z', '2026-10-26T08:00:00Z'],
  ])('%s', (_, now, mail) => {
    expect(nextMail('weekly', at(now))).toEqual(at(mail));
  });
});
