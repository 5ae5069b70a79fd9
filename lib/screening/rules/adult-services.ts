import type { Rule } from '@/lib/screening/rule';

export const adultServiceRules: Rule[] = [
  {
    id: 'adult-elsewhere',
    category: 'adult services in another category',
    action: 'hold',
    groups: ['personals', 'services', 'buy-and-sell', 'property', 'jobs'],
    isAdult: false,
    phrases: [
      'happy ending',
      'body to body',
      'b2b ..3 massage|nude|kinky|sensual|relief',
      'b2b kinky',
      'nuru',
      'owo|gfe|bbbj',
      'incall|outcall|in_call|out_call',
      'escort service|agency|girl|in_london|lady|ladies',

      'sensual|erotic|tantric|naked|nude|topless ..3 massage|masseuse|rub|extra|lady',
      'massage ..6 naked|nude|sexy|erotic|topless|sensual|prostate',
      'body with relief',
      'massage ..2 with_extra',
      'hand relief',
      'cheeky rub',
      'lingam',

      'kinky extra',

      'sexy ..2 lady|ladies|girl|blonde ..4 massage|book|now',
      'sexy|naughty girl ..3 massage',
      'full personal service incall',
      'by sexy',
      'girls 24',

      'nude|naked ..2 pics|video ..4 sell|sale|folder|ex',
      'upskirt|spy_cam|spycam|hidden_cam|revenge_porn',
      'secretly filmed',
      'nudes of my ex',
      'sex video|toy_party_with|chat|worker|meet|cam',
      'onlyfans',
      'webcam ..2 girl|model',
    ],
    innocent: [
      'non|no|strictly_non sexual',
      'no sexual ..1 service',
      'full service and|from|history',
      'nude colour|shade|nail|lipstick|heel',
      'escort vehicle|cosworth|mk|van|rs|load',
      'sex education|and_the_city',
      'no escort',
      'nude drawing|study',
      'not erotic',
      'prostate cancer|charity|check|awareness',
    ],
    advice:
      'Adult services have a section of their own, for adults only. Post this there, or leave these words out if it is something else.',
    hits: [
      'Massage with happy ending',
      'Escort service in London',
      'Sensual massage by naked lady',
      'n u r u massage',
    ],
    passes: [
      'Deep tissue massage, strictly non-sexual',
      'Full service and MOT from £149',
      'Escort vehicle for wide loads',
      'Nude colour nail art',
    ],
  },
];
