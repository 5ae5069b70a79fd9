import type { Rule } from '@/lib/screening/rule';

export const coercionSignals: Rule[] = [
  {
    id: 'coercion-signals',
    category: 'coercion and trafficking',
    action: 'hold',
    phrases: [],
    groups: ['personals', 'jobs', 'property', 'services'],
    weights: {
      'girl|girls|ladies|they ..3 change|changed|rotate|rotated|swap|swapped ..2 week|weekly|fortnight|month|day': 6,
      'accept|accepts|do|does everything|anything|all_clients': 4,
      'my|our|boss|house driver|minder|boss': 4,
      'driver|boss|minder ..1 bring|brings|waits|collects|drops': 4,
      'no limits|refusal|choice': 5,
      passport: 3,
      'hold|holds|held|keep|keeps|kept|takes|take|collect ..3 passport|papers|documents': 7,
      'traffick|trafficker|trafficked|smuggler|gangmaster': 6,
      'belong|belongs to us|me|the_house|owner|boss': 6,
      'pay off|back ..3 debt|trafficker|smuggler|flight': 5,
      'house|mother mother|boss|only|manager only': 3,
      'sleep|sleeps|sleeping ..4 kitchen|floor|factory|van|workshop|corridor': 5,
      'one|1 day off ..2 month|fortnight': 5,
      'work ..1 it|them|debt|cost|flight|ticket off': 7,
      'wage|pay|salary|earnings ..3 agent|boss|gangmaster|manager ..1 first|directly|keeps': 6,
      'travel|flight|visa|transport|ticket paid': 3,
      'moldova|romania|vietnam|albania|bulgaria|philippines|nepal|hungarian|romanian|vietnamese': 2,
      debt: 4,
      'sleep|bed with me|us': 10,
      'share my|our bed': 10,
    },
    innocent: [
      'no|without|never|use_no gangmaster',
      'you|worker|staff|everybody|everyone always? keep|keeps|hold|holds your|their own? passport|papers|documents',
      'keep|hold|keeps nobody_s|no document|passport',
      'debt advice|management|collector|charity|collection',
      'work ..1 off_site',
    ],
    advice:
      'This reads as if somebody were made to do this. People keep their own papers and pay, and choose freely: say so, and leave these words out. If you are not free, call the Modern Slavery Helpline on 08000 121 700.',
    hits: [
      { text: 'Girls change every week, accept everything', group: 'personals', isAdult: true },
      { text: 'Travel paid, you work it off', group: 'jobs' },
      { text: 'No rent if you sleep with me', group: 'property' },
    ],
    passes: [
      {
        text: 'Independent lady, own flat, my own driver waits',
        group: 'personals',
        isAdult: true,
      },
      { text: 'Relocation flights paid, contract and payslips', group: 'jobs' },
      { text: 'Debt adviser for a charity', group: 'jobs' },
    ],
  },
];
