import {
  plainly,
  problem,
  type SubjectRewrites,
  something,
  somewhere,
  statements,
  task,
  who,
} from './rewrite';

export const vehicles: SubjectRewrites = {
  first: [
    ...something([
      [
        '(?:carry|transport|take) (?:(?:\\d|two|three|four) )?(?:bikes?|bicycles?) (?:on|with)(?: back of)? car',
        'bike rack OR cycle carrier',
        'carry 3 bikes on the back of the car',
      ],
      ['(?:tow|pull) (?:caravan|horsebox|trailer|boat)(?: with)?', 'tow car', 'tow my caravan'],
    ]),
    ...somewhere([['(?:moor|berth) (?:boat|narrowboat|yacht)', 'mooring', 'moor my boat']]),
    {
      pattern:
        /^(?:moor|berth) (?:(?:my|our|a|the) )?(?:(?:narrow|canal|house) ?)?(?:boat|yacht|cruiser)\b.*$/,
      rewritten: 'mooring',
      understood: [['moor my boat with electric hookup', 'mooring']],
    },
    {
      pattern:
        /^(?:check|test|inspect|survey|service|repair|fix|mend) (?:(?:my|our|the|a) )+(?:static |touring )?(caravan|motorhome|campervan)s?(?: (?:for|before|after) .+)?$/,
      rewritten: '$1 servicing OR $1 repair',
      understood: [['check my caravan for damp', 'caravan servicing OR caravan repair']],
    },
    {
      pattern: new RegExp(
        `^${who}?(?:come (?:out )?(?:and|to) )?(?:fix|repair|replace|change|do|look at|sort) (?:(?:my|the|our|car|van) )+(?:brakes?|brake pads|clutch|exhaust|alternator|starter motor|timing belt|cam ?belt|head gasket|gearbox|suspension)$`,
      ),
      rewritten: 'mobile mechanic OR car repair',
      understood: [['somebody come out and fix my brakes', 'mobile mechanic OR car repair']],
    },
    ...plainly([
      [
        'sell|scrap|get rid of|dispose of',
        '(?:(?:old|scrap|broken) )*(?:cars?|vans?|bangers?)',
        'scrap car collection',
        'get rid of old car',
      ],
      ['service', 'cars?|vans?', 'mobile mechanic OR car service', 'service car'],
      [
        'convert',
        '(?:vw |ford )?(?:vans?|transits?|transporters?|vivaros?)(?: (?:to|into) (?:an? )?(?:camper|campervan|camper van|motorhome|day van))?',
        'camper conversion OR campervan conversions',
        'convert van to camper',
      ],
      ['rent|hire', 'motorhomes?', 'motorhome hire', 'rent motorhome'],
      ['rent|hire', 'camper(?: ?van)?s?', 'campervan hire', 'hire campervan'],
      ['rent|hire', 'caravans?', 'caravan hire', 'rent caravan'],
      ['valet|detail', 'cars?|vans?|campervans?|caravans?', 'car valeting', 'valet car'],
    ]),
  ],
  beforeCalls: [
    problem(
      "car (?:is |has )*(?:wont start|won't start|broken down|breaking down|not starting|failed (?:its |the )?mot)(?: (?:sumone|some ?one|somebody).*)?|flat (?:car )?battery",
      'mobile mechanic',
      "my car won't start",
    ),
  ],
  beforeVerbs: [
    ...plainly([['fit|install', 'tow ?bars?', 'towbar fitting', 'fit towbar']]),
    task('fit|change|replace', 'fitted|changed|replaced', '(?:car |van )?tyres?', 'tyre fitting', [
      'new tyres fitted',
      'tyre fitting',
    ]),
  ],
  last: [
    {
      // The maker has no "for" behind its name.
      pattern:
        /^seats? for (?:(?:the|my|our|an?) )*(?!(?:two|three|four|kids?|children|\d+)\b)([a-z0-9]+(?: [a-z0-9]+){0,2})$/,
      rewritten: '$1 seat',
      understood: [
        ['seat for mf135', 'mf135 seat'],
        ['seat for a tractor', 'tractor seat'],
      ],
    },
    {
      pattern:
        /^(?:luggage|storage|roof luggage|top) box for (?:the )?(?:top|roof) of (?:my |the |a )?car\b.*$/,
      rewritten: 'roof box',
      understood: [['luggage box for top of car', 'roof box']],
    },
    {
      pattern:
        /^(?:(?:hard|soft|side) )*(?:luggage|luggage cases|luggage boxes|cases) for (?:my |a )?(?:motorbike|motorcycle|bike)$/,
      rewritten: 'motorbike luggage',
      understood: [['hard luggage cases for motorcycle', 'motorbike luggage']],
    },
    {
      pattern:
        /^(?:motorbike|motorcycle|bike|moped) (?:has )?(?:broke|broken) down\b(?!.*\b(?:spares|parts|breaking)\b).*$/,
      rewritten: 'motorcycle recovery OR vehicle recovery OR breakdown recovery',
      understood: [
        [
          'motorbike broke down near builth',
          'motorcycle recovery OR vehicle recovery OR breakdown recovery',
        ],
      ],
    },
    {
      pattern: /^(?:good|ideal|great|perfect|decent|nice) first car$/,
      rewritten: 'first car',
      understood: [['good first car', 'first car']],
    },
    {
      pattern:
        /^(?:(?:wanted |buy |buying |we buy )?scrap (?:my )?(?:cars?|vans?|vehicles?)(?: wanted| bought)?|we buy any (?:car|van)s?|who (?:buys|wants|takes|collects) scrap (?:cars?|vans?)|cash (?:for|4) (?:my )?(?:scrap )?(?:cars?|vans?)|(?:sell|get rid of) my (?:scrap |old )(?:car|van))$/,
      rewritten: 'scrap car collection',
      understood: [
        ['wanted scrap cars', 'scrap car collection'],
        ['cash for cars', 'scrap car collection'],
        ['who buys scrap cars', 'scrap car collection'],
      ],
    },
    ...statements([
      [
        'learner(?: legal)? bikes?|bikes? (?:for (?:an? )?)?learners?(?: legal)?',
        '125cc motorbike OR learner legal motorbike',
        'learner legal bike',
      ],
      [
        '(?:flat tyre|tyre puncture)(?: (?:someone|somebody|who))?',
        'mobile tyre OR tyre fitting OR puncture',
        'flat tyre',
      ],
      [
        '(?:slow )?puncture(?: repairs?| fixed| mended| repaired)?',
        'tyre fitting OR bike repair OR puncture',
        'puncture repair',
      ],
      [
        '(?:i )?(?:have )?(?:scratched|scraped|scuffed|dented|dinged) (?:my |the |our )?(?:car|van|door|bumper|wing|bonnet)(?: (?:door|bumper|wing|bonnet))?|(?:car|bumper|van|door|wing) (?:is |got )?(?:scratched|scraped|scuffed|dented)',
        'dent repair OR bodywork repair OR scratch repair OR smart repair',
        'scratched my car door',
      ],
      [
        '(?:chip|crack) in (?:my )?windscreen|windscreen (?:chip|crack|replacement|repair)|(?:chipped|cracked|broken) windscreen',
        'windscreen repair',
        'windscreen chip',
      ],
      [
        'cars? serviced(?: .*)?|car service at home',
        'mobile mechanic OR car service',
        'car serviced at home',
      ],
      [
        'dents? in (?:my |the )?(?:car|van|door|bumper|wing)(?: door)?',
        'dent repair',
        'dent in car door',
      ],
      [
        'alloys? (?:wheels? )?(?:refurbished|refurb|repaired|powder coated)',
        'alloy wheel refurb',
        'alloys refurbished',
      ],
    ]),
  ],
};
