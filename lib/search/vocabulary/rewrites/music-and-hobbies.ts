import { plainly, problem, type SubjectRewrites, task } from './rewrite';

export const musicAndHobbies: SubjectRewrites = {
  first: [
    {
      pattern:
        /^(?:seats?|stools?|bench(?:es)?)(?: for (?:two|2|one|1))? (?:at|for|by) (?:(?:the|my|our|an?) )?(?:(?:upright|digital|grand) )*pianos?$/,
      rewritten: 'piano stool',
      understood: [['seat for two at the piano', 'piano stool']],
    },
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
