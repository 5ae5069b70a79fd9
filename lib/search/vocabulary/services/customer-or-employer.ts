import { wordSet } from '@/lib/search/vocabulary/lists';
import type { Pattern } from '@/lib/search/vocabulary/pattern';

/* Words that tell a customer of a trade from an employer, an applicant, or a buyer of goods. */

const asksForJobDone: Pattern = {
  pattern:
    /\b(?:emergency|urgent|24 ?(?:hours?|hr|\/7)|my|our|call ?out|quote|to (?:cut|trim|clear|fix|repair|mend|fit|install|replace|paint|clean|build|rewire|tile|plaster|unblock|come))\b/i,
  has: ['emergency plumber', '24hr locksmith', 'electrician to rewire house', 'roofer quote'],
  lacks: ['plumber', 'electrician job', 'roofer wanted'],
};

/** Services that come to a home or fetch from it. */
const asksForHomeVisit: Pattern = {
  pattern:
    /^mobile (?:hair|barber|beaut|nail|massage|dog|car wash|car valet|valet|groom|disco|dj|bar\b)|\b(?:house|end of tenancy) (?:cleaner|cleaning)s?\b|\bairport (?:taxi|transfer|run)s?\b/i,
  has: ['mobile hairdresser', 'house cleaner', 'end of tenancy cleaning', 'airport taxi'],
  lacks: ['hairdresser', 'mobile phone', 'office cleaner', 'taxi driver'],
};

const mentionsEmployment: Pattern = {
  pattern:
    /\b(?:work|wanted|available|junior|senior|trainee|freelance|apprentice|qualified|experienced|improver|mate|band|nhs|hospital|school|hotel|live[ -]in|weekends?|nights?|part[ -]time|full[ -]time)\b/i,
  has: [
    'trainee electrician',
    "plumber's mate",
    'cleaner part-time',
    'live in carer',
    'labouring work',
  ],
  lacks: ['electrician', 'house cleaner', 'fireworks'],
};

/** Words of somebody who wants something done with an item, and not the item. */
const asksForSomeone: Pattern = {
  pattern:
    /\b(?:some(?:one|body)|any(?:one|body)|who|my|our|can|need(?:s|ed)?|help|send(?:ing)?|ship|carry|collect(?:ed|ion)?|fetch|bring|pick ?up|deliver(?:ed)?|move|moving|transport|tow|hire|fit(?:ted)?|put up|install(?:ed|ation)?|set ?up|assemble|build|erect|dismantle|remove|dispose|scrap|repairs?|repaired|restor\w+|conversion|convert|(?:re-?)?upholster|restring|tune|fix(?:ed)?|service|serviced|clean(?:ed|ing)|wash|look(?:ed)? after|train|wrap|to (?:the )?tip|for (?:an? |the |my )?(?:wedding|party|prom|event|day|weekend))\b/i,
  has: [
    'someone to walk my dog',
    'send a pallet to belfast',
    'sofa cleaned',
    'tv repair',
    'remove shed',
    'scrap metal collection',
    'tables and chairs for a party',
  ],
  lacks: ['sofa', 'dog', 'oven', 'canoe', 'trainers', 'washing machine'],
};

/** "Piano lessons" are not a post for a piano teacher. */
const namesLessons: Pattern = {
  pattern: /\b(?:lessons?|class(?:es)?|tuition)$/,
  has: ['piano lessons', 'yoga class', 'maths tuition'],
  lacks: ['piano teacher', 'lesson planner'],
};

/** Jobs done in a home: the home named after them is where the work is, and not searched for. */
const workOnHomes: Pattern = {
  pattern:
    /^(?:house )?(?:removals?|movers?|man (?:and|with|n|&) (?:a )?van|clearance|clean(?:ers?|ing)|paint(?:ers?|ing)|decorat(?:ors?|ing)|plaster(?:ers?|ing)|rewir(?:es?|ing))\b/i,
  has: ['house removals', 'man and van flat move', 'cleaner for flat', 'decorating a house'],
  lacks: ['flat', 'house to rent', 'clean flat'],
};

/** "Plasterers wanted", but "plasterer wanted for my flat" is a customer. */
const staffWanted: Pattern = {
  pattern: /\b(?!\w*repairs)[a-z]{3,}(?:[eoi]rs|ians) wanted\b(?! for (?:my|our|a|kids)\b)/i,
  has: ['plasterers wanted', 'electricians wanted leeds'],
  lacks: ['plasterer wanted', 'tutors wanted for my son', 'repairs wanted'],
};

const hires: Pattern = {
  pattern: /^(?:hire|employ|recruit|take on) an? /,
  has: ['hire a chef', 'employ a nanny', 'take on an apprentice'],
  lacks: ['bike hire', 'hire van', 'for hire'],
};

/** Goods for some days: ads of those who hire them out say "hire". */
const hiresGoods: Pattern = {
  pattern:
    /^(?:(?:where (?:can|do) i|can i|(?:i )?(?:want|need|would like|looking) to|to) )?(?:rent|hire) (?:(?:an?|some|the) )?(?!out\b|my\b|our\b)(.+?)(?: for .+)?$|^(?:an? )?((?!.*\b(?:caravan|house ?boat|narrow ?boat|container|park home)s?\b).+?) (?:to|for) (?:hire|rent)(?: for .+)?$/,
  has: [
    ...['van to hire', 'a marquee for hire for a weekend'],
    'rent a hot tub for a weekend',
    'hire a marquee',
    'hire chairs',
    'i want to hire a tent',
  ],
  lacks: [
    'hot tub hire',
    'hire out',
    'rent my driveway',
    'renter',
    'out for hire now',
    'static caravan to rent',
  ],
};

/** A person, not a thing: ads of electricians do not say "hire", those of bouncy castles do. */
const namesPerson: Pattern = {
  pattern: /(?:[eo]r|ian|ist|nanny|dj|chef|mechanic|handyman|maid|sweep|band)$/,
  has: ['electrician', 'photographer', 'nanny', 'ceilidh band'],
  lacks: ['bouncy castle', 'van', 'marquee'],
};

/** "Removal firm": a firm is called like its trade. */
const namesFirm: Pattern = {
  pattern: /^(.+) (?:firms?|company|companies|specialists?|experts?|contractors?)$/,
  has: ['removal firm', 'tree surgeon company', 'roofing contractors'],
  lacks: ['removals', 'company car'],
};

/** Ends of requests that say where, when or for whom. */
const endsRequest: Pattern = {
  pattern:
    /,? (?:for (?:me|us)|at (?:my|our|the) (?:house|home|flat|place|door|work)|at home|on my (?:driveway|doorstep)|(?:today|tomorrow|tonight|this week(?:end)?|next week|(?:(?:on|for) )?(?:a )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?: (?:night|morning|afternoon|evening)s?)?|(?:on )?(?:sat|sun|mon|tues?|weds?|thurs?|fri)|at (?:night|weekends?|the weekend)|out of hours|for (?:an? |my |our )(?:\d+(?:st|nd|rd|th) )?(?:birthday|anniversary)|(?:for )?(?:an? |my |our )?(?:kids?|childrens?|birthday|\d+(?:st|nd|rd|th) (?:birthday)?) part(?:y|ies)|(?:need|want) (?:some ?one|sumone|somebody) (?:to )?(?:come|fix|help|sort)(?: .*)?|(?:that |who )?comes? (?:out )?to (?:you|me|(?:the |my |your |our )?(?:house|home|door)))|over (?:the )?(?:summer|winter|christmas|holidays)|after (?:my |our )?(?:mum|mam|mom|mother|dad|father|gran|nan|grandad|auntie?|uncle|parents?|wife|husband) (?:died|passed(?: away)?|moved .*|went .*)|(?:because|cos|coz) .+|while (?:we|i)(?:'?re|'?m| are| am)? .+|(?:who|can (?:anyone|someone|anybody|you)) (?:can )?(?:fix(?:es)?|mends?|repairs?|sorts?|do|does|helps?|looks? at)(?: (?:with )?(?:it|this|that|them))?)$/,
  has: [
    'puncture repair at my house',
    'put up a wardrobe for me',
    'car serviced on my driveway',
    'clean my oven this weekend',
    'store my things over the summer',
    'scratched my car who can fix it',
    'boiler leaking, can anyone help with this',
    'mobility scooter wont charge who mends them',
    'gears keep slipping can someone look at it',
    'house clearance after mum passed',
    'dog walker because i work late',
    'feed my cat while we are away',
    'emergency plumber sunday night',
    'car wont start need sumone to come out',
    'mobile hairdresser comes to house',
    'man and van sat',
    'soft play hire kids party',
    'live singer for a 50th birthday',
  ],
  lacks: ['help with homework', 'care home', 'summer job', 'who fixes laptops'],
};

export const patternsOfTradeSearches = {
  asksForJobDone,
  asksForHomeVisit,
  mentionsEmployment,
  asksForSomeone,
  namesLessons,
  workOnHomes,
  staffWanted,
  hires,
  hiresGoods,
  namesPerson,
  namesFirm,
  endsRequest,
};

export const categoriesForHouseholds: ReadonlySet<string> = new Set([
  'find-a-tradesman',
  'removals-and-storage-services',
]);

/** Trades that both households and companies look for. */
export const tradesAlsoEmployed: ReadonlySet<string> = wordSet(
  'cleaner cleaning gardener gardening labourer driver porter packer',
);

/** Trades that families look for, but hardly anybody as a job. */
export const tradesForFamilies: ReadonlySet<string> = wordSet(
  'childminder babysitter walker sitter groomer',
);
