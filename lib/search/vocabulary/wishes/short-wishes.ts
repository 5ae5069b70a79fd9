import { plainly, type Wish } from './wish';

/* Short requests: "fit a bathroom", "get rid of old sofa". */

const cleaning = plainly([
  ['clean', '(?:outside )?windows?', 'window cleaner', 'clean windows'],
  ['clean|shampoo', '(?:stair )?carpets?|rugs?', 'carpet cleaning', 'clean carpets'],
  ['clean', 'sofas?|settees?|couch|suite|upholstery', 'upholstery cleaning', 'clean sofa'],
  ['clean', 'ovens?|cookers?|hobs?', 'oven cleaning', 'clean oven'],
  ['clean|clear|empty|unblock', 'gutters?|guttering', 'gutter cleaning', 'clear gutters'],
  [
    'clean|jet wash|pressure wash|power wash',
    'patios?|drives?|driveways?|decking|paths?',
    'pressure washing',
    'jet wash patio',
  ],
  [
    'clean|deep clean',
    '(?:whole |entire )?(?:house|flat|home|apartment|kitchen|bathroom|office)',
    'cleaner',
    'deep clean house',
  ],
]);

const size = '(?:(?:dead|large|big|tall|high|overgrown|old) )*';

const gardens = plainly([
  [
    'cut down|fell|take down|chop down|lop|prune|cut back|remove',
    `${size}(?:(?:apple|oak|ash|pine|fir|willow|cherry) )?(?:trees?|conifers?|leylandii|branches)`,
    'tree surgeon',
    'cut down conifers',
  ],
  [
    'remove|grind|dig out|take out|get rid of',
    `${size}(?:tree )?(?:stumps?|roots)`,
    'stump grinding',
    'remove tree stump',
  ],
  ['trim|cut|cut back|shape', `${size}hedges?`, 'hedge cutting OR gardener', 'trim tall hedge'],
  [
    'clear|tidy|tidy up|sort out|weed',
    `${size}(?:front |back )?gardens?(?: up)?`,
    'gardener OR garden clearance',
    'tidy garden',
  ],
]);

const rooms =
  'walls?|hall,? stairs and landing|hall(?:way)?(?: and stairs)?|landing|stairs|rooms?|bedrooms?|living room|dining room|lounge|nursery|ceilings?|house|flat|woodwork|skirting boards?|exterior|outside(?: of (?:the )?house)?|kitchen units|kitchen cupboards|shed|garage door';

const house = plainly([
  [
    'put|hang|mount|fix|fit|get',
    '(?:telly|tv|television)s? (?:up )?(?:on|onto|to) (?:the |my |our |a )?walls?(?: (?:upstairs|downstairs|(?:in|above) .*))?',
    'tv mounting',
    'put my telly on the wall',
  ],
  ['fit|install|replace|refit|redo', 'bathrooms?|wet room', 'bathroom fitter', 'fit a bathroom'],
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
]);

const unwanted =
  '(?:(?:old|broken|unwanted|big) )*(?:sofas?|settees?|furniture|mattress(?:es)?|fridges?|freezers?|beds?|wardrobes?|washing machine|rubbish|junk|waste|rubble|stuff|things|carpets?|shed)';

const moves = plainly([
  [
    'get rid of|dispose of|take away',
    `${unwanted}(?: and ${unwanted})?`,
    'rubbish removal',
    'get rid of old sofa',
  ],
  [
    'take',
    '(?:(?:old|broken|unwanted) )*[a-z]+(?: [a-z]+)? to (?:the )?(?:tip|dump)',
    'rubbish removal',
    'take stuff to tip',
  ],
  [
    'clear|clear out|empty',
    "(?:late )?(?:(?:mums?|mum's|dads?|dad's|parents'?|nans?|nan's|grans?|gran's|mothers?|mother's|fathers?|father's) )?(?:house|flat|garage|loft|shed|attic|bungalow)(?: out)?",
    'house clearance',
    'clear house',
  ],
  [
    'move|shift|transport',
    'pianos?(?: (?:up|down|upstairs|downstairs|from|to)\\b.*)?',
    'piano movers OR removals',
    'move a piano up one flight of stairs',
  ],
  [
    'move|shift|transport',
    '(?:single )?(?:sofas?|settees?|furniture|fridge|wardrobes?|beds?|house|home|flat)',
    'removals',
    'move house',
  ],
  [
    'sell|scrap|get rid of|dispose of',
    '(?:(?:old|scrap|broken) )*(?:cars?|vans?)',
    'scrap car collection',
    'get rid of old car',
  ],
]);

const things = plainly([
  [
    'hem|shorten|take up|let out|alter|take in',
    'trousers|jeans|(?:wedding |prom )?dress(?:es)?|skirts?|curtains|suits?|coats?',
    'alterations',
    'hem trousers',
  ],
  ['replace|fix|change|mend', '(?:broken )?zips?', 'alterations', 'replace zip'],
  ['service|fix|repair|mend', '(?:lawn ?)?mowers?', 'lawnmower repair', 'service mower'],
  ['service|fix|repair|mend', '(?:push ?)?bikes?|bicycles?', 'bike repair', 'fix bike'],
  ['service', 'cars?|vans?', 'mobile mechanic OR car service', 'service car'],
  ['tune', '(?:(?:upright|grand|baby grand) )*pianos?', 'piano tuner', 'tune pianos'],
  [
    'send|get|deliver|take|ship|post',
    '(?:small |large |urgent )*(?:parcels?|packages?|documents?)(?: (?:across|to|from|over) .*)?',
    'courier',
    'get a parcel across town',
  ],
  [
    'deliver|distribute|hand out|post|drop',
    '(?:leaflets?|flyers?|fliers?|newspapers?|brochures?)(?: (?:for|to|door|through) .*)?',
    'leaflet distribution',
    'deliver my flyers',
  ],
  [
    'recover|save|rescue|retrieve|get back',
    '(?:lost |deleted )*(?:photos?|pictures?|files?|data|documents?)(?: (?:from|off) .*)?',
    'data recovery',
    'save photos from dead hard drive',
  ],
  ['valet|detail', 'cars?|vans?|campervans?|caravans?', 'car valeting', 'valet car'],
  [
    'translate',
    '(?:birth |marriage )?certificates?|documents?|letters?',
    'translator',
    'translate birth certificate',
  ],
]);

const animals = plainly([
  ['groom|bath|clip', 'dogs?|poodle|cockapoo|puppy', 'dog groomer', 'groom dog'],
  ['walk', 'dogs?|puppy', 'dog walker', 'walk dog'],
  ['stable|keep|graze', 'horses?|pony|ponies', 'livery', 'keep my horse'],
]);

export const shortWishes: readonly Wish[] = [
  ...cleaning,
  ...gardens,
  ...house,
  ...moves,
  ...things,
  ...animals,
  {
    pattern: /^runners ((?:size |uk ?)\d{1,2}(?:\.5)?)$/,
    meant: 'running shoes $1',
    understood: [['runners size 9', 'running shoes size 9']],
  },
];
