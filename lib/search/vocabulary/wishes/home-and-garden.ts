import { type Wish, wish } from './wish';

const growing = 'grass|lawns?|hedges?|gardens?|borders?|weeds|bushes';

export const wishesForHomes: readonly Wish[] = [
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
    'felled|felling|pruned|pruning|cut down|lopped',
    'trees?|conifers?|branches',
    'tree surgeon',
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
  wish('tile', 'tiled|tiling', null, 'tiler', ['bathroom tiled', 'tiler']),
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
    ['someone to fit a kitchen', 'kitchen fitter'],
  ),
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
    pattern: /^(?:blocked|clogged) (?:drains?|sinks?|toilets?|gutters?|pipes?)$/,
    meant: 'drain unblocking',
    understood: [['blocked sink', 'drain unblocking']],
  },
  wish(
    'unblock|clear',
    'unblocked',
    'drains?|sinks?|toilets?|gutters?|pipes?',
    'drain unblocking',
    ['sink unblocked', 'drain unblocking'],
  ),
];
