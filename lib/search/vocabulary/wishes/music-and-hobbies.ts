import { plainly, type Wishes, wish } from './wish';

export const musicAndHobbies: Wishes = {
  tasks: [
    ...plainly([
      ['tune', '(?:(?:upright|grand|baby grand) )*pianos?', 'piano tuner', 'tune pianos'],
    ]),
  ],
  others: [
    wish('tune', 'tuned|tuning', 'piano', 'piano tuner', [
      'a reliable gentleman to tune my piano',
      'piano tuner',
    ]),
  ],
};
