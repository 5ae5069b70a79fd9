import { expect, test } from 'vitest';
import { db } from '@/lib/db/client';
import { poundsToPence } from '@/lib/money';
import { typedPay } from './typed-pay';

/* Parses the pay of jobs into pence a year: yearly_pay_range of the migrations. */

test.each<[said: string, poundsAYear: number | null]>([
  ['£28,000 a year', 28_000],
  ['£28,000 a year or £14 an hour', 28_000],
  ['£46,000 to £54,000 a year', 46_000],
  ['From £23,000 a year', 23_000],
  ['£25400', 25_400],
  ['£23,700 a year pro rata', 23_700],
  ['£25,000 pro rata, 3 days a week', 25_000],
  ['£30k', 30_000],
  ['28k', 28_000],
  ['£28-32k a year', 28_000],
  ['£28.5k – £32k', 28_500],
  ['28,000 - 32,000 depending on experience', 28_000],
  ['£14 an hour, tips shared', 27_300],
  ['£14.20 an hour', 27_690],
  ['£11.90 an hour plus £1.50 a drop', 23_205],
  ['2 nights a week, £12.50 p/h', 24_375],
  ['12.50 per hour', 24_375],
  ['28000 pa', 28_000],
  // The field asks for pay alone, so a usual yearly pay needs no sign.
  ['28000', 28_000],
  ['Ref 28000', null],
  ['£12.50, 3 days a week', 24_375],
  ['£12 an hour, £25 a night', 23_400],
  ['Over 21 - £12.21 per hour', 23_810],
  ['HGV Class 1 - £18.50ph', 36_075],
  ['9 to 5 - £12.21ph', 23_810],
  ['Band 5 - £13.50 per hour', 26_325],
  ['Band 5 - £28,407', 28_407],
  ['Grade 8 - £31,586 pa', 31_586],
  ['Grade 10 - £28,000', 28_000],
  ['£12.50 per hour, unpaid breaks', 24_375],
  ['£12.21ph + voluntary overtime', 23_810],
  ['Voluntary sector, £28,000', 28_000],
  ['£120 a day, no chair rent', 31_200],
  ['Voluntary', null],
  ['Unpaid role', null],
  ['£30 cash per day', 7_800],
  ['£20 pocket money a week', 1_040],
  ['£25 for each day', 6_500],
  ['£30 (per day)', 7_800],
  ['Sleep-in £50.00', null],
  ['£25.00 session', null],
  ['£12.5m turnover company', null],
  ['£14.975 per hour', 29_201],
  ['£9.375 per hour', 18_281],
  ['£12.21 - 37.5 hours per week', 23_810],
  ['£24k - 40 hours', 24_000],
  ['£25k - 28 days holiday', 25_000],
  ['£28k - 40% commission', 28_000],
  ['£800 - £1k per week', 41_600],
  ['£500 joining bonus, £13 per hour', 25_350],
  ['£150 per 12 hour shift', null],
  ['£450, 5 days a week', 23_400],
  ['£2,000, 28 days holiday', null],
  ['450 pw', 23_400],
  ['2000 monthly', 24_000],
  ['200 daily', 52_000],
  ['12.50 hourly', 24_375],
  ['28-32,000', 28_000],
  ['Vacancy 45123', null],
  ['Job no. 28104', null],
  ['£28,000, golden hello of £30,000', 28_000],
  ['£12.50ph, £15 DBS fee', 24_375],
  ['20 hours a week', null],
  ['£10,000 for 2 days a week', 10_000],
  ['£15 an hour', 29_250],
  ['£13 hourly', 25_350],
  ['£13 for each of 20 hrs', 25_350],
  ['£190 a day', 49_400],
  ['£190 daily', 49_400],
  ['£9,000, with holidays', null],
  ['£500 paid weekly', 26_000],
  ['£2,100 a month', 25_200],
  ['£2,100 pcm', 25_200],
  ['£9,500 p.a. for 15 hours', 9_500],
  ['£9,500 pa', 9_500],
  ['£90 a changeover', null],
  ['£1,150 for the job', null],
  ['Negotiable', null],
  ['5 days a week', null],
  ['2 a week', null],
  ['Call 07700 900123', null],
  ['Call 07700900123', null],
  ['Call +447700900123', null],
  ['£99999999999999 an hour', null],
  ['£0 a year', null],
  ['', null],
])('%s', async (said, poundsAYear) => {
  const lowest = (await rangeOf(said))?.[0] ?? null;
  expect(lowest).toBe(poundsAYear === null ? null : poundsToPence(poundsAYear));
});

test.each<[said: string, pounds: [number, number]]>([
  ['£28,000 a year', [28_000, 28_000]],
  ['£46,000 to £54,000 a year', [46_000, 54_000]],
  ['£28-32k a year', [28_000, 32_000]],
  ['£28.5k – £32k', [28_500, 32_000]],
  ['28,000 - 32,000 depending on experience', [28_000, 32_000]],
  ['£14 to £16 an hour', [27_300, 31_200]],
  ['£14.20-£15.40 an hour, weekends more', [27_690, 30_030]],
  ['£190–£220 a day', [49_400, 57_200]],
  ['£450 to £500 a week', [23_400, 26_000]],
  ['£2,000 - 2,400 pcm', [24_000, 28_800]],
  ['£30,000 to £20,000', [30_000, 30_000]],
])('%s is a range', async (said, pounds) => {
  expect(await rangeOf(said)).toEqual(pounds.map(poundsToPence));
});

test('at least 95 of 100 texts are read as a reader would', async () => {
  const rows = typedPay
    .trim()
    .split('\n')
    .map((row) => row.split(' => '));
  const missed: string[] = [];
  for (const [said = '', accepted = ''] of rows) {
    const range = (await rangeOf(said)) ?? null;
    const isRead =
      accepted === 'none'
        ? range === null
        : range !== null &&
          accepted.split(' ').every((interval, end) => isWithin(range[end] ?? 0, interval));
    if (!isRead) missed.push(`${said}: ${range}`);
  }
  expect(1 - missed.length / rows.length, missed.join('\n')).toBeGreaterThanOrEqual(0.95);
});

/** "-": any. */
function isWithin(pence: number, interval: string): boolean {
  const [least, most] = interval.split('-').map((pounds) => poundsToPence(Number(pounds)));
  return (
    interval === '-' ||
    (least !== undefined && most !== undefined && least <= pence && pence <= most)
  );
}

async function rangeOf(said: string) {
  const [row] = await db.$queryRaw<{ pay: number[] | null }[]>`
    SELECT yearly_pay_range(${said}) AS "pay"`;
  return row?.pay;
}
