import type { Wish } from './wish';

/* Further problems and who helps, as in problems.ts. */

const lines: readonly (readonly [pattern: string, meant: string, example: string])[] = [
  [
    '(?:no|bad|poor|weak) (?:tv|telly|television) (?:signal|reception|picture)|(?:tv|telly) (?:pixelated|no signal)',
    'tv aerial',
    'no tv signal',
  ],
  [
    '(?:slow|bad|poor|weak|no|broken) (?:wi-?fi|internet|broadband)(?: signal)?|(?:wi-?fi|internet|broadband) (?:is |keeps )*(?:not working|slow|down|dropping(?: out)?|cutting out|patchy|weak)',
    'wifi installation OR home network OR broadband engineer',
    'slow wifi',
  ],
  [
    "(?:laptop|computer|pc|macbook) (?:won't|wont|will not|doesn't|not|keeps) (?:turn(?:ing)? on|turn(?:ing)? off|charg(?:e|ing)|crashing|freezing|overheating|start(?:ing)?)",
    'computer repair OR laptop repair',
    "laptop won't turn on",
  ],
  ['flat tyre|tyre puncture', 'tyre fitting', 'flat tyre'],
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
    '(?:draughty|drafty|rattling|sticking|stuck|stiff|rotten|rotting) (?:sash |wooden |old )*windows?',
    'sash windows OR window repair OR double glazing',
    'draughty windows',
  ],
  [
    '(?:bar|waiting|serving|catering) staff for (?:a |my |our )?(?:party|wedding|event|function|birthday|reception)(?: .*)?',
    'event staff OR waiting staff hire OR mobile bar',
    'bar staff for a party',
  ],
  [
    'key (?:is )?(?:stuck|snapped|broken|broke)(?: off)? in (?:the )?(?:lock|door|ignition)|snapped key|(?:stuck|jammed|stiff) lock',
    'locksmith',
    'key stuck in lock',
  ],
  [
    'boiler (?:is |keeps )*(?:making (?:a )?(?:noises?|banging)|noisy|banging|kettling|losing pressure|low pressure|no pressure|going out|locking out|cutting out)',
    'boiler repair',
    'boiler making noise',
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
  ['(?:very |really )?overgrown (?:garden|hedges?|lawn)', 'gardener', 'overgrown garden'],
  [
    '(?:lift|taxi|cab|minicab|ride|run|minibus|transfer) to (?:the )?(?:(?:[a-z]+ ){0,2}airport|heathrow|gatwick|stansted|station|train station|hospital)(?: .*)?',
    'taxi OR airport transfer',
    'lift to airport 4am',
  ],
  [
    'help with (?:homework|gcses?|a levels?|school ?work|reading|spelling|dyslexia|revision|exams)',
    'tutor',
    'help with homework',
  ],
  ['help with (?:the )?(?:housework|cleaning|ironing)', 'cleaner', 'help with housework'],
  [
    'help with (?:my )?(?:computer|laptop|phone|ipad|email|printer)',
    'it support OR computer repair',
    'help with my computer',
  ],
  [
    '(?:some )?help with (?:my |a )?(?:tax returns?|self assessment|tax(?! credits?)|accounts|vat)(?: .*)?',
    'accountant OR self assessment OR tax returns',
    'help with tax return',
  ],
  [
    '(?:new (?:here|in town)? ?(?:and )?)?(?:(?:want|wants|wanting|looking|trying|hoping|like) )?(?:to )?meet (?:some )?(?:new )?people(?! .*\\b(?:dat(?:e|es|ing)|sex)\\b)(?: .*)?',
    'friends OR social group',
    'want to meet new people',
  ],
  ['help with (?:shopping|personal care|washing and dressing)', 'carer', 'help with shopping'],
  [
    '(?:food|buffet) for (?:a |my |our )?(?:funeral|wake|party|wedding|christening|birthday)(?: .*)?|(?:funeral|wake|christening) food',
    'caterer OR buffet',
    'food for funeral',
  ],
  [
    'hair and make ?up (?:for )?(?:a |my )?(?:wedding|prom|bride)',
    'make up artist OR bridal hair OR bridal makeup',
    'hair and makeup wedding',
  ],
  [
    '(?:lorry|hgv|class [12]|lgv) licen[cs]e(?: training| lessons| course)?|learn to drive (?:a )?(?:lorry|hgv)',
    'hgv training',
    'lorry licence training',
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
  ['(?:broken )?zips? (?:replaced|fixed|mended|replacement)', 'alterations', 'zip replaced'],
  [
    '(?:broken )?zip (?:is )?(?:broken|stuck|gone|bust) (?:on|in) (?:my |the )?(?:coat|jacket|jeans|trousers|dress|skirt|boots|bag)',
    'alterations',
    'zip broken on my coat',
  ],
  ['(?:shoes?|boots?) (?:re-?heeled|re-?soled|heeled|soled)', 'shoe repair', 'shoes reheeled'],
  [
    'watch batter(?:y|ies) (?:replaced|replacement|changed?|fitted|fitting)',
    'watch repair',
    'watch battery replaced',
  ],
  [
    'alloys? (?:wheels? )?(?:refurbished|refurb|repaired|powder coated)',
    'alloy wheel refurb',
    'alloys refurbished',
  ],
  ['(?:dogs?|cats?|rabbits?) nails? (?:clipped|cut|trimmed)', 'dog groomer', 'dog nails clipped'],
  [
    "(?:(?:my |our )?(?:gran|grandad|grandma|granny|nan|nana|mum|dad|mother|father|wife|husband) |i )?(?:can ?not|cant|can't|doesnt know how to|doesn't know how to|dont know how to|don't know how to|struggles? to|learn to|learn how to) (?:use|work) (?:(?:the|a|an|my|her|his|their) )?(?:computer|laptop|tablet|ipad|phone|internet|pc)",
    'computer help OR computer lessons',
    'grandad cant use computer',
  ],
  [
    '(?:send |get |take )?parcels? (?:across|over to|to the other side of) .*',
    'courier OR same day delivery',
    'parcel across town',
  ],
  [
    'bikes? (?:that |which |to )(?:carry|carries|take|takes|fit|fits) .*(?:kids|children|toddlers?|child)',
    'cargo bike',
    'bike that carries 2 kids',
  ],
  [
    'stables?(?: (?:and|or|with) (?:grazing|paddock|field))?(?: for .*(?:horses?|pony|ponies|cob))?(?: (?:to (?:rent|let|hire)|for rent))|stables?(?: (?:and|or|with) (?:grazing|paddock|field))? for .*(?:horses?|pony|ponies|cob)',
    'livery OR stables to rent',
    'stable for my horse to rent',
  ],
  [
    '(?:(?:ev|car|electric car|electric vehicle|home) )+(?:chargers?|charge ?points?|charging points?) (?:fitted|fitting|fitter|installed|installer|installation|put in)',
    'ev charger installation OR electrician',
    'car charger fitted',
  ],
  [
    'deliver (?:takeaways?|food|pizzas?|meals)(?: .*)?',
    'delivery driver',
    'deliver takeaways my own car',
  ],
  ['mortgage advice .*', 'mortgage adviser', 'mortgage advice first time buyer'],
  [
    '(?:help (?:me )?)?(?:to )?los(?:e|ing) weight',
    'personal trainer OR slimming club',
    'lose weight',
  ],
];

export const furtherProblems: readonly Wish[] = lines.map(([pattern, meant, example]) => ({
  pattern: new RegExp(
    `^(?:(?:my|our|the|i have|i've|got|have|need|a) )*(?:${pattern})(?: (?:upstairs|downstairs|at home|again|need(?:s|ing)? (?:fixing|repairing|replacing|sorting|looking at)))?$`,
  ),
  meant,
  understood: [[example, meant]],
}));
