import {
  broke,
  plainly,
  problem,
  type SubjectRewrites,
  something,
  statements,
  task,
} from './rewrite';

export const household: SubjectRewrites = {
  first: [
    ...something([
      [
        '(?:dry (?:washing|clothes|laundry)|hang (?:washing|laundry))(?: (?:on|indoors|inside))*',
        'clothes airer',
        'dry washing',
      ],
      [
        '(?:heat|warm)(?: up)? (?:room|garage|shed|office|conservatory|greenhouse)',
        'heater',
        'heat the garage',
      ],
      [
        'cool(?: down)? (?:room|bedroom|house|office)',
        'fan OR air conditioner',
        'cool the bedroom',
      ],
      ['clean (?:carpets?|rugs?)(?: with)?', 'carpet cleaner', 'clean carpets'],
      [
        'keep (?:food|soup|plates|buffet) (?:hot|warm)(?: .*)?',
        'bain marie OR food warmer OR hostess trolley',
        'keep food hot on a buffet',
      ],
      ['make coffee(?: with)?', 'coffee machine', 'make coffee with'],
      ['make bread(?: with)?', 'bread maker', 'make bread'],
      ['sew (?:with|on)', 'sewing machine', 'sew with'],
    ]),
    ...plainly([
      ['clean|wash', '(?:outside )?windows?', 'window cleaner', 'clean windows'],
      ['clean|shampoo', '(?:stair )?carpets?|rugs?', 'carpet cleaning', 'clean carpets'],
      ['clean', 'sofas?|settees?|couch|suite|upholstery', 'upholstery cleaning', 'clean sofa'],
      ['clean', 'ovens?|cookers?|hobs?', 'oven cleaning', 'clean oven'],
      [
        'clean|deep clean',
        '(?:whole |entire )?(?:house|flat|home|apartment|kitchen|bathroom|office)',
        'cleaner',
        'deep clean house',
      ],
    ]),
  ],
  beforeCalls: [
    problem(
      `no (?:hot water|heating)|boiler ${broke}|boiler (?:wont|won't) (?:fire|light|start)|(?:broken|leaking) boiler|radiators? (?:is |are )?cold`,
      'boiler repair',
      'no hot water',
    ),
    problem(
      '(?:washing machine|dishwasher|fridge|freezer|tumble dryer|cooker|oven) (?:is |has )*(?:broken(?: down)?|not working|leaking)',
      'appliance repair',
      'washing machine leaking',
    ),
    {
      pattern: new RegExp(
        `^(washing machine|washer|dishwasher|fridge|freezer|fridge freezer|tumble dryer|dryer|cooker|oven|hob|microwave|telly|tv|hoover) ${broke}(?:,? (?:need |can )?(?:someone|somebody|anyone|anybody|who)(?: .*)?)?$`,
      ),
      rewritten: '$1 repair',
      understood: [['washing machine packed in can anyone fix it', 'washing machine repair']],
    },
  ],
  beforeVerbs: [
    {
      pattern:
        /^(?:(?:my|our|the) )?(?:chimneys?|flues?) (?:(?:needs?|needing|wants?|to be) )?(?:(?:a )?clean|cleaning|cleaned|sweeping|swept|sweep)$/,
      rewritten: 'chimney sweep',
      understood: [['chimney needs cleaning', 'chimney sweep']],
    },
    ...plainly([
      [
        'install|fit|service|replace',
        '(?:combi |gas |new )?boilers?',
        'boiler installation OR gas engineer',
        'install boiler',
      ],
      [
        'sharpen',
        'knives|knife|chainsaws?|mower blades?|scissors',
        'knife sharpening',
        'sharpen knives',
      ],
    ]),
    {
      pattern:
        /^(?:a )?cleaner (?:for|to do|in|at) (?:(?:my|our|the|a) )?(?:house|home|flat|apartment|place)(?: (?:and|plus|with) .+)?$/,
      rewritten: 'house cleaner',
      understood: [
        ['cleaner for my house', 'house cleaner'],
        ['cleaner for my house and ironing', 'house cleaner'],
      ],
    },
    {
      pattern:
        /^(?:(?:more|extra|new|another|additional|some) )*(?:(?:plug|wall|double|power) )*sockets? (?:put in|fitted|installed|added|adding|fitting)(?: .*)?$/,
      rewritten: 'electrician',
      understood: [['more plug sockets put in', 'electrician']],
    },
    task(
      'fit|install|put in',
      'fitted|installed|fitting|installing|(?:fitted|installed) by hetas(?: engineer)?',
      '(?:(?:wood|log)(?: ?burn(?:er|ing))?|multi ?fuel) ?(?:stove)?|stove',
      'stove installation OR stove fitter OR hetas',
      ['wood burner fitted', 'stove installation OR stove fitter OR hetas'],
    ),
  ],
  last: [
    {
      pattern: /^w[/.] ?m(?:ach(?:ine)?)?$/,
      rewritten: 'washing machine',
      understood: [
        ['w/m', 'washing machine'],
        ['w/machine', 'washing machine'],
      ],
    },
    {
      pattern: /^t[/.] ?dryer$/,
      rewritten: 'tumble dryer',
      understood: [['t/dryer', 'tumble dryer']],
    },
    {
      pattern: /^f[/.] ?f(?:reezer)?$/,
      rewritten: 'fridge freezer',
      understood: [['f/freezer', 'fridge freezer']],
    },
    {
      pattern: /^d[/.] ?washer$/,
      rewritten: 'dishwasher',
      understood: [['d/washer', 'dishwasher']],
    },
    ...statements([
      [
        '(?:condensation|damp|moisture) (?:drying |removing |removal )?machine|(?:machine|something) (?:to|that) (?:dry|dries|removes?|stops?) (?:the )?(?:damp|condensation|moisture)(?: .*)?',
        'dehumidifier',
        'condensation drying machine',
      ],
      [
        'heating oil storage(?: .*)?|oil storage|storage for (?:heating )?oil',
        'oil tank',
        'heating oil storage',
      ],
      [
        'boiler (?:is |keeps )*(?:making (?:a )?(?:noises?|banging)|noisy|banging|kettling|losing pressure|low pressure|no pressure|going out|locking out|cutting out)',
        'boiler repair',
        'boiler making noise',
      ],
      [
        '(?:outside )?windows? (?:washed|cleaned|washing)(?: (?:regular|regularly|weekly|monthly|outside|inside))*',
        'window cleaner',
        'windows washed regular',
      ],
      [
        'small fridges? (?:to go |that goes |which goes |that fits |fits )?under (?:the |my |a )?(?:worktop|counter|work top|bench)',
        'under counter fridge',
        'small fridge to go under worktop',
      ],
      ['help with (?:the )?(?:housework|cleaning|ironing)', 'cleaner', 'help with housework'],
    ]),
  ],
};
