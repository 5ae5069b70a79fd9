import { describe, expect, test } from 'vitest';
import { db } from '@/lib/db/client';

/* Hours and place of work, read from a job's category and text: told_job of the migrations. */

async function told(said: string, category = 'job-offers', details: object = {}) {
  const [title = '', ...description] = said.split(' | ');
  const [row] = await db.$queryRaw<{ facets: { hours?: string; workplace?: string } }[]>`
    SELECT told_job(${category}, ${title}, ${description.join(' ')}, ${details}::jsonb) AS "facets"`;
  return row?.facets;
}

describe('hours', () => {
  test.each([
    ['Barista, part time, Stirling', 'Part time'],
    ['Barista, part-time', 'Part time'],
    ['Cleaner P/T', 'Part time'],
    ['Cleaner | 16 hours a week, mornings', 'Part time'],
    ['Cleaner | 12-16 hrs per week', 'Part time'],
    ['Cleaner | 20 hours pw', 'Part time'],
    ['Receptionist | Pay is £24,000 pro rata.', 'Part time'],
    ['Saturday job in a bakery', 'Part time'],
    ['Bar staff | Weekends only', 'Part time'],
    ['Full time chef', 'Full time'],
    ['Fitter | Full-time, days', 'Full time'],
    ['Fitter | 39 hours per week', 'Full time'],
    ['Fitter | 37.5 hours a week', 'Full time'],
    ['Chef, full or part time', 'Full or part time'],
    ['Chef | Part time or full time, as you wish', 'Full or part time'],
    ['Carers | 16 to 40 hours a week, part-time staff welcome', 'Full or part time'],
    ['Tutor | For a full-time student', undefined],
    ['Fitter | Not part time', undefined],
    ['Driver | 33 hours a week', undefined],
    ['Plumber | 24 hour call out', undefined],
    ['Partner in time', undefined],
  ])('%s: %s', async (said, hours) => {
    expect((await told(said))?.hours).toBe(hours);
  });

  test.each([
    ['part-time-jobs', 'Teaching assistant', 'Part time'],
    [
      'part-time-jobs',
      'Teaching assistant | With a full-time place likely in September',
      'Part time',
    ],
    ['part-time-jobs', 'Teaching assistant, full or part time', 'Full or part time'],
    ['full-time-jobs', 'Manager | You lead twelve part-time staff', 'Full time'],
    ['full-time-jobs', 'Nurse, part time considered', 'Full or part time'],
    ['full-time-jobs', 'Nurse | Four shifts of 30 hours a week', 'Full time'],
  ])('in %s: %s', async (category, said, hours) => {
    expect((await told(said, category))?.hours).toBe(hours);
  });
});

describe('place of work', () => {
  test.each([
    ['Bookkeeper, remote', 'Remote'],
    ['Data entry | You work from home.', 'Remote'],
    ['Adviser | A fully remote role', 'Remote'],
    ['Adviser | Home-based, laptop supplied', 'Remote'],
    ['Adviser, hybrid, Warrington', 'Hybrid'],
    ['Bookkeeper | Two days a week from home', 'Hybrid'],
    ['Bookkeeper | One day of your choice, partly from home', 'Hybrid'],
    ['Publishing intern | Remote is possible for two days a week', 'Remote'],
    ['Hybrid vehicle technician', undefined],
    ['Nurse | On a remote island', undefined],
    ['Engineer | Remote monitoring of pumps', undefined],
    ['Engineer | No remote working', undefined],
    ['Home-based care worker', undefined],
  ])('%s: %s', async (said, workplace) => {
    expect((await told(said))?.workplace).toBe(workplace);
  });

  test('of the form counts for more than the text', async () => {
    expect(await told('Bookkeeper, remote', 'job-offers', { workplace: 'On-site' })).toEqual({});
  });
});
