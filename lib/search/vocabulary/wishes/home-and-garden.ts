import { plainly, type Wish, wish } from './wish';

const growing = 'grass|lawns?|hedges?|gardens?|borders?|weeds|bushes';

export const wishesForHomes: readonly Wish[] = [
  ...plainly([
    ['hang|fit|put up', '(?:internal |front |fire )?doors?', 'carpenter OR joiner', 'hang a door'],
    ['hang|put up', 'wallpaper', 'decorator', 'hang wallpaper'],
    ['hang|mount|put up', 'tv|telly|television', 'tv wall mounting', 'mount a tv'],
    [
      'hang|put up',
      'pictures?|mirrors?|blinds?|curtains?|shelf|shelves',
      'handyman',
      'put up shelves',
    ],
    [
      'assemble|put together|put up|build',
      'furniture|wardrobes?|flat ?packs?|ikea [a-z]+|(?:ikea |pax )*(?:wardrobes?|beds?|desks?|bookcases?)|sheds?',
      'furniture assembly',
      'put together furniture',
    ],
    [
      'knock down|knock through|take down|remove',
      '(?:internal |load bearing |chimney )?(?:walls?|breast)',
      'builder',
      'knock down wall',
    ],
    [
      'put up|erect|build|install|fit|repair|fix|replace',
      '(?:garden )?(?:fence|fences|fencing|fence panels?)',
      'fencing',
      'put up fence',
    ],
    ['fit|install', 'tow ?bars?', 'towbar fitting', 'fit towbar'],
    [
      'make',
      '(?:made to measure )?(?:curtains?|blinds?|roman blinds)',
      'curtain maker',
      'make curtains',
    ],
    [
      'make|bake',
      '(?:wedding |birthday |christening |celebration |novelty )?cakes?',
      'cake maker',
      'make birthday cake',
    ],
    [
      'make',
      '(?:wedding |prom |bridesmaids? )?dress(?:es)?|clothes',
      'dressmaker',
      'make prom dress',
    ],
    ['skim|plaster', 'ceilings?|walls?|rooms?|bedroom|kitchen', 'plasterer', 'skim ceiling'],
    [
      'lay|fit',
      'carpets?|lino|vinyl|laminate(?: flooring)?|flooring|floors?',
      'carpet fitter OR flooring fitter',
      'lay carpet',
    ],
    ['lay', 'turf|lawn|grass|patio|slabs?|paving', 'landscaper', 'lay turf'],
    ['rewire', 'house|flat|home|kitchen|garage|shed', 'electrician', 'rewire house'],
    [
      'reupholster|re-upholster|recover',
      'sofas?|chairs?|suite|armchairs?|settee|couch|dining chairs',
      'upholsterer',
      'reupholster sofa',
    ],
    ['change|replace|fit', '(?:door |front door )?locks?', 'locksmith', 'change locks'],
    ['unblock', 'drains?|sinks?|toilets?|pipes?', 'drain unblocking', 'unblock drain'],
    [
      'install|fit|service|replace',
      '(?:combi |gas |new )?boilers?',
      'boiler installation OR gas engineer',
      'install boiler',
    ],
    [
      'install|fit',
      '(?:home )?ev chargers?|(?:electric )?car chargers?',
      'ev charger installation',
      'install ev charger',
    ],
    ['install|fit', 'solar panels?', 'solar panel installation', 'install solar panels'],
    [
      'install|fit|put up',
      'aerials?|satellite dish(?:es)?|tv aerial',
      'tv aerial',
      'put up aerial',
    ],
    [
      'paint',
      'house|hallway|bedroom|fence|front door|ceiling|kitchen|living room|lounge',
      'decorator',
      'paint bedroom',
    ],
    ['unlock', 'phones?|iphones?', 'phone unlocking', 'unlock iphone'],
    [
      'sharpen',
      'knives|knife|chainsaws?|mower blades?|scissors',
      'knife sharpening',
      'sharpen knives',
    ],
    ['cut', 'grass|hedges?|lawns?', 'gardener', 'cut grass'],
  ]),
  wish(
    'cut|mow|trim|tidy|weed|do|clear|look after',
    'cut|cutting|mown|mowing|mowed|trimmed|trimming|weeded|weeding|tidied|tidying|done|doing',
    growing,
    'gardener',
    ['someone to cut my grass', 'gardener'],
    ['i am an elderly lady looking for somebody to mow my lawn', 'gardener'],
    ['hedge trimming', 'gardener'],
  ),
  wish(
    'cut down|fell|prune|cut back|lop',
    'felled|felling|pruned|pruning|cut(?:ting)? (?:down|back)|chopp(?:ed|ing) down|tak(?:en|ing) down|(?:has |have )?(?:fallen|blown) (?:down|over)|lopped|lopping',
    '(?:dead |big |large |fallen )*(?:trees?|conifers?|branch(?:es)?|leylandii)',
    'tree surgeon',
    ['tree wants cutting down', 'tree surgeon'],
    ['our big conifers need chopping down', 'tree surgeon'],
    ['someone to cut down a tree', 'tree surgeon'],
  ),
  wish(
    'paint|decorate|wallpaper',
    'painted|painting|decorated|decorating|papered|wallpapered',
    'house|flat|rooms?|bedrooms?|walls?|hall(?:way)?|lounge|kitchen|ceilings?|fences?|home|outside',
    'decorator',
    ['someone to paint my bedroom', 'decorator'],
    ['hallway painting', 'decorator'],
    ['paint my house', 'decorator'],
  ),
  wish('plaster|skim', 'plastered|plastering|skimmed|skimming', null, 'plasterer', [
    'kitchen ceiling plastered',
    'plasterer',
  ]),
  {
    pattern:
      /^(?:somewhere|some ?place|a place|space|place|where|where can (?:i|we)) (?:(?:to|for) )?(?:park|parking|store|storing|keep|keeping|put|leave) (?:(?:my|our|a|an|the|work|second|company|classic) )*(?:car|van|motorbike|motorcycle|vehicle)(?: off road| overnight| monthly| weekly| daily| by the (?:month|week|day)| (?:long|short)[ -]term| permanently| for (?:work|commuting))*$/,
    meant: 'parking space OR garage',
    understood: [
      ['somewhere to keep my car', 'parking space OR garage'],
      ['a place to park my van overnight', 'parking space OR garage'],
      ['somewhere to park my car monthly', 'parking space OR garage'],
      ['where to park car long term', 'parking space OR garage'],
    ],
  },
  {
    pattern:
      /^(?:(?:somewhere|some ?place|a place|space|place) (?:to|for) (?:store|storing|keep|keeping|put|leave) (?!.*\b(?:dogs?|cats?|pets?|horses?|kids|children)\b).+|(?:where can (?:i|we) )?store (?:my|our) .+)$/,
    meant: 'storage',
    understood: [
      ['where can i store my caravan', 'storage'],
      ['somewhere to store my furniture', 'storage'],
      ['a place to keep my boxes', 'storage'],
    ],
  },
  {
    pattern:
      /^(?:a )?cleaner (?:for|to do|in|at) (?:(?:my|our|the|a) )?(?:house|home|flat|apartment|place)$/,
    meant: 'house cleaner',
    understood: [['cleaner for my house', 'house cleaner']],
  },
  wish('tile', 'tiled|tiling', null, 'tiler', ['bathroom tiled', 'tiler']),
  wish(
    'build|make|design|create|redesign|update|sort',
    'built|designed|updated',
    'web ?sites?|web ?pages?|online shop|app',
    'web design',
    ['someone to build me a website', 'web design'],
  ),
  wish('build|extend', 'built', null, 'builder', ['someone to build a wall', 'builder']),
  wish(
    'fit|install|put in|wire',
    'wired|rewired|rewiring|wiring',
    'lights?|sockets?|house|cooker|electrics|fuse ?box|shower',
    'electrician',
    ['someone to fit a light', 'electrician'],
    ['house rewired', 'electrician'],
  ),
  wish(
    'fit|install|connect|put in|replace',
    'fitted|installed|connected|put in|replaced|fitting|installing|connecting',
    'gas cooker|gas hob|gas fire|gas oven|boiler',
    'gas engineer',
    ['gas cooker fitted', 'gas engineer'],
  ),
  wish(
    'fit|install|lay|put in|replace',
    'fitted|installed|laid|laying|replaced',
    'kitchen|bathroom|carpet|window',
    '$1 fitter',
    ['carpet laid', 'carpet fitter'],
    ['new kitchen fitted', 'kitchen fitter'],
    ['someone to fit a kitchen', 'kitchen fitter'],
  ),
  wish('fit|change|replace', 'fitted|changed|replaced', '(?:car |van )?tyres?', 'tyre fitting', [
    'new tyres fitted',
    'tyre fitting',
  ]),
  wish(
    'fit|install|put up|hang|assemble|mount',
    'assembled|hung|mounted|put up',
    null,
    'handyman',
    ['someone to put up shelves', 'handyman'],
  ),
  wish('clean', 'cleaned', 'house|flat|home|office|kitchen', 'cleaner', [
    'someone to clean my house',
    'cleaner',
  ]),
  wish('clean', 'cleaned|shampooed|steam cleaned', null, '$1 cleaning', [
    'carpet cleaned',
    'carpet cleaning',
  ]),
  {
    pattern: /^(?:leak(?:y|ing)|dripping|damaged) (?:roof|gutters?|chimney)$/,
    meant: 'roofer',
    understood: [['leaky roof', 'roofer']],
  },
  {
    pattern:
      /^(?:leak(?:y|ing)|dripping|burst|overflowing) (?:taps?|pipes?|toilet|shower|sink|radiators?|boiler)$/,
    meant: 'plumber',
    understood: [['dripping tap', 'plumber']],
  },
  {
    pattern: /^(?:blocked|clogged) (?:drains?|sinks?|toilets?|pipes?)$/,
    meant: 'drain unblocking',
    understood: [['blocked sink', 'drain unblocking']],
  },
  {
    pattern: /^(?:blocked|clogged) (?:gutters?|guttering|downpipes?)$/,
    meant: 'gutter cleaning',
    understood: [['blocked gutters', 'gutter cleaning']],
  },
  wish('unblock|clear', 'unblocked', 'drains?|sinks?|toilets?|pipes?', 'drain unblocking', [
    'sink unblocked',
    'drain unblocking',
  ]),
];
