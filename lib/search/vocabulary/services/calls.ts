/* Words that tell a customer of a trade from an employer, an applicant, or a buyer of goods. */

/** `has`: sentences with the pattern. `lacks`: sentences without it, though they look alike. */
type Pattern = { pattern: RegExp; has: readonly string[]; lacks: readonly string[] };

/** Words of a customer who needs a job done. */
export const asksForJobDone: Pattern = {
  pattern:
    /\b(?:emergency|urgent|24 ?(?:hours?|hr|\/7)|my|our|call ?out|quote|to (?:cut|trim|clear|fix|repair|mend|fit|install|replace|paint|clean|build|rewire|tile|plaster|unblock|come))\b/i,
  has: ['emergency plumber', '24hr locksmith', 'electrician to rewire house', 'roofer quote'],
  lacks: ['plumber', 'electrician job', 'roofer wanted'],
};

/** Services that come to a home or fetch from it. */
export const asksForHomeVisit: Pattern = {
  pattern:
    /^mobile (?:hair|barber|beaut|nail|massage|dog|car wash|car valet|valet|groom|disco|dj|bar\b)|\b(?:house|end of tenancy) (?:cleaner|cleaning)s?\b|\bairport (?:taxi|transfer|run)s?\b/i,
  has: ['mobile hairdresser', 'house cleaner', 'end of tenancy cleaning', 'airport taxi'],
  lacks: ['hairdresser', 'mobile phone', 'office cleaner', 'taxi driver'],
};

/** Words of somebody who looks for work or for staff. */
export const mentionsEmployment: Pattern = {
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
export const asksForSomeone: Pattern = {
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
export const namesLessons: Pattern = {
  pattern: /\b(?:lessons?|class(?:es)?|tuition)$/,
  has: ['piano lessons', 'yoga class', 'maths tuition'],
  lacks: ['piano teacher', 'lesson planner'],
};

/** Jobs done in a home: the home named after them is where the work is, and not searched for. */
export const workOnHomes: Pattern = {
  pattern:
    /^(?:house )?(?:removals?|movers?|man (?:and|with|n|&) (?:a )?van|clearance|clean(?:ers?|ing)|paint(?:ers?|ing)|decorat(?:ors?|ing)|plaster(?:ers?|ing)|rewir(?:es?|ing))\b/i,
  has: ['house removals', 'man and van flat move', 'cleaner for flat', 'decorating a house'],
  lacks: ['flat', 'house to rent', 'clean flat'],
};

/** "Plasterers wanted", but "plasterer wanted for my flat" is a customer. */
export const staffWanted: Pattern = {
  pattern: /\b(?!\w*repairs)[a-z]{3,}(?:[eoi]rs|ians) wanted\b(?! for (?:my|our|a|kids)\b)/i,
  has: ['plasterers wanted', 'electricians wanted leeds'],
  lacks: ['plasterer wanted', 'tutors wanted for my son', 'repairs wanted'],
};

/** For the test of their examples. */
export const patternsOfCalls = {
  asksForJobDone,
  asksForHomeVisit,
  mentionsEmployment,
  asksForSomeone,
  namesLessons,
  workOnHomes,
  staffWanted,
};

/** Categories of trades that households call. */
export const categoriesForHouseholds: ReadonlySet<string> = new Set([
  'find-a-tradesman',
  'removals-and-storage-services',
]);

/** Trades that both households and companies look for. */
export const tradesAlsoEmployed: ReadonlySet<string> = new Set(
  'cleaner cleaning gardener gardening labourer driver porter packer'.split(' '),
);

/** Trades that families look for, but hardly anybody as a job. */
export const tradesForFamilies: ReadonlySet<string> = new Set(
  'childminder babysitter walker sitter groomer'.split(' '),
);
