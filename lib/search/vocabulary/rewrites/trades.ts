import { plainly, problem, type SubjectRewrites, statements } from './rewrite';

const rooms =
  'walls?|hall,? stairs and landing|hall(?:way)?(?: and stairs)?|landing|stairs|rooms?|bedrooms?|living room|dining room|lounge|nursery|ceilings?|house|flat|woodwork|skirting boards?|exterior|outside(?: of (?:the )?house)?|kitchen(?: units| cupboards)?|shed|fences?|front door|garage door';

export const trades: SubjectRewrites = {
  first: [
    ...plainly([
      ['clean|clear|empty|unblock', 'gutters?|guttering', 'gutter cleaning', 'clear gutters'],
      [
        'fit|install|replace|refit|redo',
        'bathrooms?|wet room',
        'bathroom fitter',
        'fit a bathroom',
      ],
      ['fit|install|replace|refit|redo', 'kitchens?', 'kitchen fitter', 'fit a kitchen'],
      ['fit|replace|change', '(?:kitchen )?worktops?', 'kitchen fitter', 'replace worktops'],
      [
        'fit|install|move|add|replace|change|wire',
        '(?:(?:extra|double|outdoor|outside|plug|electric) )*(?:sockets?|lights?|light fittings?|spotlights|downlights|ceiling fans?|chandelier|fuse ?box|consumer unit|extractor fan|shower|light switch(?:es)?|dimmer switch)',
        'electrician',
        'move socket',
      ],
      [
        'fit|install|connect',
        '(?:gas )?(?:cookers?|hobs?|fires?|ovens?)',
        'gas engineer OR electrician',
        'fit a cooker',
      ],
      [
        'fit|install|replace|plumb in|connect|change',
        '(?:outside |kitchen |bathroom )?(?:taps?|toilets?|cisterns?|sinks?|basins?|baths?|washing machine|dishwasher|radiators?|stopcock|water softener)',
        'plumber',
        'plumb in washing machine',
      ],
      [
        'decorate|redecorate|paint|wallpaper|paper',
        `(?:feature )?(?:${rooms})`,
        'decorator',
        'decorate hall stairs and landing',
      ],
      [
        'sand|restore|varnish|refinish',
        '(?:(?:wooden|wood|oak|parquet) )?(?:floors?|floorboards)',
        'floor sanding',
        'sand wooden floors',
      ],
      [
        'fit|lay|install',
        '(?:laminate|wood|wooden|lvt|karndean|vinyl|oak)(?: floor(?:ing)?)?',
        'flooring fitter OR carpet fitter',
        'fit laminate floor',
      ],
      [
        'fix|repair|replace',
        '(?:(?:broken|missing|slipped|flat|leaking) )?(?:roofs?|roof tiles|ridge tiles|slates|chimneys?|fascias?|soffits?)',
        'roofer',
        'replace roof tiles',
      ],
      [
        'fix|repair|adjust',
        '(?:upvc |patio |sliding |composite )(?:doors?|windows?)',
        'window repair OR door repair',
        'fix upvc door',
      ],
      [
        'build',
        '(?:garden |brick |retaining )?walls?|(?:house )?extensions?|porch|garage|garden room',
        'builder',
        'build an extension',
      ],
      ['convert', 'lofts?|attics?', 'loft conversion', 'convert loft'],
      ['convert', 'garages?', 'garage conversion', 'convert garage'],
      [
        'draw|draw up',
        '(?:house |building |planning )?(?:plans|drawings)',
        'architect',
        'draw up plans',
      ],
    ]),
  ],
  beforeCalls: [
    problem(
      '(?:swirly|artex|artexed|textured|bumpy) ceilings?(?: (?:wants?|needs?|to be|making|removed|removal|skimmed|plastered|smoothed)\\b.*)?',
      'artex removal OR plasterer',
      'swirly ceilings want making smooth',
    ),
    problem(
      '(?:swap|change|replace|convert) (?:my |the |our |mums |old )*bath (?:for|to|with|into) (?:a )?(?:walk[ -]in )?shower(?: .*)?',
      'bathroom fitter OR wet rooms',
      'swap bath for walk in shower',
    ),
    problem(
      '(?:board|boarding|floor) (?:out |in |for )?(?:my |the |our )?(?:loft|attic)(?: .*)?|(?:loft|attic) (?:boarded|boarding|flooring|floored)(?: .*)?',
      'loft boarding',
      'attic boarded',
    ),
    problem(
      '(?:.*\\b)?(?:table|dresser|sideboard|bureau|chest of drawers|furniture) (?:(?:needs|wants|needing|wanting) (?:re-?polishing|re-?polished|restoring|restored|stripping|re-?finishing)|re-?polishing)',
      'french polisher OR furniture restoration',
      'mahogany table wants repolishing',
    ),
    problem(
      'locked out(?: of .*)?|lost (?:(?:my|our|the|all) )+(?:(?:house|front door|door|flat) )?keys?|lost (?:house|front door) keys?|lock(?:s)? (?:is |are )?(?:broken|stuck|jammed)|broken lock|(?:(?:upvc|front|back|patio|pvc) )*doors? (?:wont|doesnt|will not) (?:lock|unlock|open|close|shut)',
      'locksmith',
      'locked out of my house',
    ),
    problem(
      '(?:fuse(?: ?box)?|electrics?|lights?) (?:keeps? |is |are |keep )*(?:tripping|blown|not working)|no (?:power|electricity)|power cut',
      'electrician',
      'fuse box keeps tripping',
    ),
    problem(
      '(?:mice|mouse|rats?|wasps?|wasp nest|ants|bed ?bugs|fleas|cockroaches|moths)(?: (?:in|under|on) .*| problem| infestation| nest)(?: (?:removal|removed|treatment|control|destroyed))?|(?:wasps?|hornets?|bees?) nests?(?: (?:removal|removed|treatment|destroyed))?',
      'pest control',
      'mice in the kitchen',
    ),
    problem(
      '(?:broken|smashed|cracked) (?:house )?windows?|window (?:is )?(?:broken|smashed|cracked)',
      'window repair',
      'smashed window',
    ),
    problem(
      '(?:roof |roofing )?(?:slates?|roof tiles?) (?:(?:is|are|have|has|just) )*(?:come off|came off|fallen off|blown off|off|missing|loose|slipped)(?: (?:in|after) (?:the |a )?(?:storms?|winds?|gales?))?|(?:missing|loose|slipped) slates?',
      'roofer',
      'slates come off in the storm',
    ),
    problem('roof (?:is )?(?:leaking|leaks)|missing (?:tiles|slates)', 'roofer', 'roof is leaking'),
    problem(
      'toilet (?:is )?(?:blocked|leaking|broken|overflowing)|tap (?:is )?(?:dripping|leaking)|(?:pipe|water) (?:is )?(?:leaking|burst)',
      'plumber',
      'tap is dripping',
    ),
    problem(
      '(?:misted|steamed(?: up)?|blown|foggy|condensation (?:in|on|between)) (?:double glazing|windows?(?: panes?)?|panes?)|(?:double glazing|windows?) (?:is |are |has |have )*(?:misted|blown|steamed|steaming)(?: up)?',
      'double glazing repair OR window repair OR misted',
      'steamed up windows',
    ),
    problem(
      "toilets? (?:is |keeps? )*(?:not|won't|wont|does not|doesn't|doesnt) (?:flush(?:ing)?|fill(?:ing)?)",
      'plumber',
      'toilet not flushing',
    ),
    problem(
      '(?:mould|mold|damp)(?: (?:problem|issues?|in|on) ?.*)?',
      'damp proofing',
      'mould problem',
    ),
  ],
  beforeVerbs: [
    ...plainly([
      [
        'hang|fit|put up',
        '(?:internal |front |fire )?doors?',
        'carpenter OR joiner',
        'hang a door',
      ],
      ['hang|put up', 'wallpaper', 'decorator', 'hang wallpaper'],
      [
        'hang|put up',
        'pictures?|mirrors?|blinds?|curtains?|shelf|shelves',
        'handyman',
        'put up shelves',
      ],
      [
        'knock down|knock through|take down|remove',
        '(?:internal |load bearing |chimney )?(?:walls?|breast)',
        'builder',
        'knock down wall',
      ],
      ['skim|plaster', 'ceilings?|walls?|rooms?|bedroom|kitchen', 'plasterer', 'skim ceiling'],
      [
        'lay|fit',
        'carpets?|lino|vinyl|laminate(?: flooring)?|flooring|floors?',
        'carpet fitter OR flooring fitter',
        'lay carpet',
      ],
      ['rewire', 'house|flat|home|kitchen|garage|shed', 'electrician', 'rewire house'],
      ['change|replace|fit', '(?:door |front door )?locks?', 'locksmith', 'change locks'],
      ['unblock', 'drains?|sinks?|toilets?|pipes?', 'drain unblocking', 'unblock drain'],
      [
        'install|fit',
        '(?:home )?ev chargers?|(?:electric )?car chargers?',
        'ev charger installation',
        'install ev charger',
      ],
      ['install|fit', 'solar panels?', 'solar panel installation', 'install solar panels'],
    ]),
    {
      pattern: /^(?:leak(?:y|ing)|dripping|damaged) (?:roof|gutters?|chimney)$/,
      rewritten: 'roofer',
      understood: [['leaky roof', 'roofer']],
    },
    {
      pattern:
        /^(?:leak(?:y|ing)|dripping|burst|overflowing) (?:taps?|pipes?|toilet|shower|sink|radiators?|boiler)$/,
      rewritten: 'plumber',
      understood: [['dripping tap', 'plumber']],
    },
    {
      pattern: /^(?:blocked|clogged) (?:drains?|sinks?|toilets?|pipes?)$/,
      rewritten: 'drain unblocking',
      understood: [['blocked sink', 'drain unblocking']],
    },
    {
      pattern: /^(?:blocked|clogged) (?:gutters?|guttering|downpipes?)$/,
      rewritten: 'gutter cleaning',
      understood: [['blocked gutters', 'gutter cleaning']],
    },
    {
      pattern: /^sparks? (?:needed|wanted|required)$/,
      rewritten: 'electrician',
      understood: [['spark needed', 'electrician']],
    },
  ],
  last: [
    ...statements([
      [
        '(?:draughty|drafty|rattling|sticking|stuck|stiff|rotten|rotting) (?:sash |wooden |old )*windows?',
        'sash windows OR window repair OR double glazing',
        'draughty windows',
      ],
      [
        'key (?:is )?(?:stuck|snapped|broken|broke)(?: off)? in (?:the )?(?:lock|door|ignition)|snapped key|(?:stuck|jammed|stiff) lock',
        'locksmith',
        'key stuck in lock',
      ],
      [
        'roof leaks?|leak in (?:the )?(?:roof|loft|ceiling)|water coming through (?:the )?(?:ceiling|roof)|(?:slipped|missing|loose|broken) (?:roof )?(?:tiles?|slates?)',
        'roofer',
        'roof leak',
      ],
      [
        '(?:black |green )?(?:mould|mold|damp|condensation) (?:on|in) (?:the )?(?:walls?|ceiling|bathroom|bedroom|house|flat)|(?:damp|mouldy|wet) walls?|black mou?ld|rising damp',
        'damp proofing',
        'damp wall',
      ],
      [
        '(?:electric )?shower (?:is |has )*(?:cold|tripping|leaking|dripping)',
        'plumber OR electrician',
        'electric shower tripping',
      ],
      [
        '(?:(?:ev|car|electric car|electric vehicle|home) )*(?:chargers?|charge ?points?|charging points?|wall ?box) (?:fitted|fitting|fitter|installed|installing|installer|installation|put in)(?: (?:for|at|to) .*)?',
        'ev charger installation OR charge point OR electrician',
        'home charger fitted for electric car',
      ],
    ]),
  ],
};
