import { type Rewrite, task } from './rewrite';

export const replacement: Rewrite = {
  pattern:
    /^(?:my |our |the )?(.+?) (?:is|has|was|are|got) (?:just )?(?:broken|broke|dead|died|knackered|ruined|bust|finished|had it|packed (?:in|up)|falling apart|fell apart)(?: down)?[,.]? (?:(?:so|i|we|need|needs|want|after|looking for|any) )*(?:(?:an?|the|new|another|replacement) )*one$/,
  rewritten: '$1',
  understood: [
    ['my sofa is broken, need another one', 'sofa'],
    ['kettle has died, want a new one', 'kettle'],
  ],
};

export const faulty: Rewrite = {
  pattern:
    /^(?:my|our) ([a-z ]{3,30}?) (?:is|has|keeps|was)(?: just| gone| not)* (?:broken|broke|working|stopped working|packed up|packed in|died|dead|bust|leaking|smashed|cracked|faulty|making .*)(?: down)?$/,
  rewritten: '$1 repair',
  understood: [['my dishwasher has packed up', 'dishwasher repair']],
};

/** Said of what one owns; somebody who buys faulty goods says "broken". */
export const malfunctioning: Rewrite = {
  pattern:
    /^(?:(?:my|our|the|dads|mums|nans|grans|grandmas|grandads|dad's|mum's|gran's) )*((?!no )[a-z ]{3,30}?) (?:(?:is|has|have|keeps|just) )*(?:(?:wont|won't|doesnt|doesn't|will not) (?:start|charge|lock|unlock|open|close|shut|turn on|switch on|drain|spin|heat up|light|stay lit)|stopped working|(?<=\b(?:clock|watch|fridge|freezer|boiler|heating|mower|lawnmower) )stopped|snapped|out of tune|cutting out)(?: (?:and )?(?:it )?(?:needs?|wants?) (?:a |an )?(?:new )?[a-z ]+)?$/,
  rewritten: '$1 repair',
  understood: [
    ['lawnmower wont start needs service', 'lawnmower repair'],
    ['grandfather clock stopped', 'grandfather clock repair'],
    ['dads disability scooter wont charge', 'disability scooter repair'],
  ],
};

export const caller: Rewrite = {
  pattern:
    /^((?!some|any|a |who)[a-z ]{4,30}?) (?:to|who|that)(?: can| will| could)? (?:come|comes|visit|visits|travel|travels|call|(?:cut|trim|clear|fix|mend|repair|fit|install|paint|clean|build|move|plaster|tile|rewire) (?:my|our))\b.*$/,
  rewritten: '$1',
  understood: [
    ['barber to come to my house', 'barber'],
    ['gardener to cut my hedges', 'gardener'],
  ],
};

/** Verbs with any thing ("move my sofa"), and rewrites that must be tried before or after these. */
export const verbs: readonly Rewrite[] = [
  task('teach|show', 'taught', null, '$1 lessons', ['someone to teach me piano', 'piano lessons']),
  {
    pattern:
      /^.*\btranslat(?:ed|ing|ion|e)\b(?: .*?)? (?:from|into|to|in) ((?!english\b)[a-z]+)(?: (?:in)?to english)?$/,
    rewritten: '$1 translator',
    understood: [
      ['birth certificate translated from romanian', 'romanian translator'],
      ['someone to translate a letter into welsh', 'welsh translator'],
    ],
  },
  task(
    'translate',
    'translated|translating',
    null,
    'translator',
    ['someone to translate a letter', 'translator'],
    ['website translated', 'translator'],
  ),
  task(
    'take',
    'taken',
    '(?:photos?|pictures?|photographs?|pics)(?: (?:at|of|for) (?:(?:our|my|the|a) )*weddings?)',
    'wedding photographer',
    ['someone to take the photos at our wedding', 'wedding photographer'],
  ),
  {
    pattern:
      /^(?:photos?|pictures?|photographs?|pics) (?:taken )?(?:at|of|for|on) (?:(?:our|my|the) )+(?:wedding(?: day)?|(?:big|special) day)(?: (?!.*\b(?:albums?|frames?|prints?|books?|canvas)\b).+)?$/,
    rewritten: 'wedding photographer',
    understood: [
      ['pictures taken on our big day', 'wedding photographer'],
      ['photos of our wedding day salisbury snapper', 'wedding photographer'],
    ],
  },
  task('photograph|film|video', 'photographed|filmed', null, 'photographer', [
    'someone to photograph our wedding',
    'photographer',
  ]),
  task('cook|cater', 'catered|catering', null, 'caterer', [
    'someone to cater our party',
    'caterer',
  ]),
  task(
    'paint|decorate|wallpaper',
    'painted|painting|decorated|decorating|papered|wallpapered',
    'house|flat|rooms?|bedrooms?|walls?|hall(?:way)?|lounge|kitchen|ceilings?|fences?|home|outside',
    'decorator',
    ['someone to paint my bedroom', 'decorator'],
    ['hallway painting', 'decorator'],
    ['paint my house', 'decorator'],
  ),
  task('plaster|skim', 'plastered|plastering|skimmed|skimming', null, 'plasterer', [
    'kitchen ceiling plastered',
    'plasterer',
  ]),
  task('tile', 'tiled|tiling', null, 'tiler', ['bathroom tiled', 'tiler']),
  task(
    'build|extend',
    'built',
    null,
    'builder',
    ['someone to build a wall', 'builder'],
    ['someone to extend my kitchen', 'builder'],
  ),
  task(
    'fit|install|put in|wire',
    'wired|rewired|rewiring|wiring',
    'lights?|sockets?|house|cooker|electrics|fuse ?box|shower',
    'electrician',
    ['someone to fit a light', 'electrician'],
    ['house rewired', 'electrician'],
  ),
  task(
    'fit|install|connect|put in|replace',
    'fitted|installed|connected|put in|replaced|fitting|installing|connecting',
    'gas cooker|gas hob|gas fire|gas oven|boiler',
    'gas engineer',
    ['gas cooker fitted', 'gas engineer'],
  ),
  task(
    'fit|install|lay|put in|replace',
    'fitted|installed|laid|laying|replaced',
    'kitchen|bathroom|carpet|window|(?:kitchen|internal|front|back|patio|garage|fire|bi ?fold) doors?',
    '$1 fitter',
    ['carpet laid', 'carpet fitter'],
    ['new kitchen fitted', 'kitchen fitter'],
    ['someone to fit a kitchen', 'kitchen fitter'],
  ),
  task(
    'fit|install|put up|hang|assemble|mount',
    'assembled|hung|mounted|put up',
    null,
    'handyman',
    ['someone to put up shelves', 'handyman'],
    ['someone to put up a trellis', 'handyman'],
  ),
  {
    pattern:
      /^(?:(?:my|our|the) )?(carpets?|sofas?|ovens?|windows?|gutters?|rugs?|curtains?|patio|driveway|conservatory|mattress|hot tub|pond) (?:needs?|needing|wants?) (?:a )?(?:good |deep |proper )?clean(?:ing)?$/,
    rewritten: '$1 cleaning',
    understood: [['my oven needs cleaning', 'oven cleaning']],
  },
  task(
    'clean',
    'cleaned',
    'house|flat|home|office|kitchen',
    'cleaner',
    ['someone to clean my house', 'cleaner'],
    ['office cleaned', 'cleaner'],
  ),
  task('clean', 'cleaned|shampooed|steam cleaned', null, '$1 cleaning', [
    'carpet cleaned',
    'carpet cleaning',
  ]),
  task('unblock|clear', 'unblocked', 'drains?|sinks?|toilets?|pipes?', 'drain unblocking', [
    'sink unblocked',
    'drain unblocking',
  ]),
  task(
    'move|moving|shift|shifting|transport|relocate',
    'moved|moving|shifted|shifting',
    null,
    'removals',
    ['someone to move my sofa', 'removals'],
    ['house moving', 'removals'],
    ['help moving house', 'removals'],
    ['move my filing cabinet', 'removals'],
  ),
  task(
    'take away|clear|remove|get rid of|dispose of',
    'cleared|clearing|taken away|disposed of',
    null,
    'rubbish removal',
    ['someone to take away my old fridge', 'rubbish removal'],
    ['someone to get rid of a hot tub', 'rubbish removal'],
  ),
  {
    pattern:
      /^(?:get|have|getting|having|need|want)(?: (?:my|our|the|an?|some))* ([a-z0-9 ]{3,30}?) sharpened(?: .*)?$/,
    rewritten: '$1 sharpening',
    understood: [['get chainsaw sharpened', 'chainsaw sharpening']],
  },
  {
    pattern:
      /^(?:(?:someone|somebody|anyone|who can|who could|man) to )?(?:put|build)(?: (?:my|our|the|an?))* ?(trampoline|shed|wardrobe|bed|greenhouse|gazebo|playhouse|climbing frame|swing)s? (?:up|together)(?: .*)?$/,
    rewritten: '$1 assembly OR flatpack assembly',
    understood: [['someone to put my trampoline up', 'trampoline assembly OR flatpack assembly']],
  },
  {
    pattern:
      /^(?:who|anyone who|someone who) (?:fixes|repairs|mends|services)(?: (?:my|the|an?))? ([a-z ]{3,30})$/,
    rewritten: '$1 repair',
    understood: [['who fixes hot tubs', 'hot tubs repair']],
  },
  {
    pattern: /^(?:fix|repair|mend) (?:(?:a|an|the) )?broken ([a-z ]{3,30})$/,
    rewritten: '$1 repair',
    understood: [['fix broken greenhouse glass', 'greenhouse glass repair']],
  },
  task('collect|deliver|pick up|fetch', 'couriered', null, 'courier', [
    'someone to collect a parcel',
    'courier',
  ]),
  task(
    'fix|repair|mend|sort(?: out)?|service|look at|restore',
    'fixed|fixing|repaired|repairing|mended|mending|servicing',
    null,
    '$1 repair',
    ['someone to fix my boiler', 'boiler repair'],
    ['laptop mended', 'laptop repair'],
    ['could anybody collect and repair an old clock', 'clock repair'],
  ),
  {
    // "Vintage tractor restored" is one that was.
    pattern:
      /^(?:(?:(?:get|have|need|want|getting|having) )?(?:my|our|the|an?) |(?!(?:vintage|classic|antique|old|fully|partly|newly|recently|beautifully)\b))((?!my |our |the )[a-z ]{3,30}?) (?:needs? |wants? |to be )?restored$/,
    rewritten: '$1 repair',
    understood: [
      ['sofa restored', 'sofa repair'],
      ['my vintage tractor restored', 'vintage tractor repair'],
    ],
  },
  {
    // "Watch serviced" is one that was: without a verb only what nobody sells apart from its home.
    pattern:
      /^(?:(?:get|have|need|want|getting|having)(?: (?:my|our|the|an?))* ([a-z0-9 ]{3,30}?)|(?:my|our|the) ([a-z0-9 ]{3,30}?)(?= (?:needs?|needing|wants?|to be) )|((?:gas |oil |combi )?(?:boiler|fire)|aga|rayburn|central heating|heating|air con(?:ditioning)?|septic tank|(?:burglar )?alarm)s?) (?:needs? |needing |to be |wants? )?serviced(?! (?:apartments?|accommodation|offices?|rooms?|pitch))(?: .*)?$/,
    rewritten: '$1 repair',
    understood: [
      ['boiler serviced', 'boiler repair'],
      ['get my bike serviced', 'bike repair'],
      ['my lawnmower needs serviced', 'lawnmower repair'],
      ['my car needs serviced', 'car repair'],
    ],
  },
  task('iron', 'ironed', null, 'ironing service', ['someone to iron shirts', 'ironing service']),
  task(
    'alter|shorten|take in|take up|hem|let out',
    'altered|altering|shortened|shortend|shortening|hemmed|hemming|taken (?:up|in)|taking (?:up|in)|let out|letting out',
    null,
    'alterations',
    ['dress shortened', 'alterations'],
    ['dress needs taking up', 'alterations'],
  ),
];
