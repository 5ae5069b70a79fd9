import { plainly, problem, type SubjectRewrites, task } from './rewrite';

export const musicAndHobbies: SubjectRewrites = {
  first: [
    ...plainly([
      ['tune', '(?:(?:upright|grand|baby grand) )*pianos?', 'piano tuner', 'tune pianos'],
    ]),
  ],
  beforeCalls: [
    problem('pianos? (?:is |are |has gone )?out of tune', 'piano tuner', 'piano out of tune'),
  ],
  last: [
    task(
      'tune',
      'tuned|tuning',
      'piano',
      'piano tuner',
      ['a reliable gentleman to tune my piano', 'piano tuner'],
      ['piano tuned', 'piano tuner'],
    ),
  ],
};
