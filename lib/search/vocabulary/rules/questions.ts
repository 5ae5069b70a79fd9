import type { Rule } from '@/lib/search/vocabulary/meaning';

/* Words that turn a search into a question or tell why it is made, and say nothing about its subject. */

const says = () => ({});

const anybody = 'any(?:one|body)|any1|some(?:one|body)|any of (?:you|u)';
const greeted =
  '(?<=^|[,.!?] ?|\\b(?:hi|hiya|hello|hey|all|there|please|morning|afternoon|evening) )';

export const selling = String.raw`(?:(?:(?:i )?(?:want|need|trying) to )?(?:sell|(?:i'?m |i am )?selling) (?:my|our)(?: (?:old|used|unwanted))*|sell (?:some )?(?:old|broken|faulty|unwanted)(?: (?:old|used))*|(?:(?:i am |im |i'm )?letting(?: out)?|renting out) (?:my|our)(?: spare)?|(?:(?:i|we|i've|ive) (?:have )?)?got an?(?: spare)?(?= .* to (?:let|rent out|sell)$)|who (?:buys|is buying|(?:will|would|wants? to|would like to) buy)(?: (?:my|our|old|used|an?|some))*|(?:someone|somebody|anyone|anybody|people) (?:to buy|buying|(?:who|that) (?:buys|wants to buy)|(?:looking|wanting|wants?) to buy|interested in buying|wanting)(?: (?:my|our|old|used|an?|some))*)\b`;

export const questions: readonly Rule[] = [
  {
    pattern: /^who (?:does|offers|provides)\b(?= [a-z])/g,
    read: () => ({ group: 'services', decidesGroup: true }),
    understood: [['who does dog walks in grangetown', 'who does']],
    stays: ['doctor who does this', 'anyone who does curtains'],
  },
  {
    // A seller looks for the ads of buyers. Without a category the words are a request.
    pattern: new RegExp(`^${selling}`, 'g'),
    read: () => ({ isWanted: true }),
    understood: [
      ['sell my car leeds', 'sell my'],
      ['selling my car', 'selling my'],
      ['sell broken caravan', 'sell broken'],
      ['someone to buy my van', 'someone to buy my'],
      ['anyone buying caravans', 'anyone buying'],
      ['anyone looking to buy a fiesta', 'anyone looking to buy a'],
      ['who wants to buy my van', 'who wants to buy my'],
    ],
    stays: ['sell cars', 'buy my first car', 'looking to buy a fiesta'],
  },
  {
    // A landlord looks for those who need a home; who looks for one says "student looking for".
    pattern:
      /^(?:tenants?|lodgers?|renters?|people|persons?|someone|somebody|anyone|anybody) (?:(?:who|that) (?:is |are )?)?(?:looking for|needing|needs?|wanting|wants?|seeking|seeks|in need of|after)(?: (?:an?|some|to rent))*(?= .*\b(?:rooms?|lodgings?|digs|flats?|houses?|bedsits?|studios?|accommodation|flatshares?|bungalows?|(?:\d|one|two|three|four) bed(?:room(?:ed)?)?s?)\b(?! (?:clean\w*|clearance|sitt\w*|moves?|removals?|mates?|plants?)\b))/g,
    read: () => ({ isWanted: true, group: 'property', decidesGroup: true }),
    understood: [
      ['tenants looking for a 2 bed', 'tenants looking for a'],
      ['people needing lodgings in the week', 'people needing'],
    ],
    stays: [
      'student looking for a room',
      'someone needing house clearance',
      'people looking for a sofa',
    ],
  },
  {
    pattern:
      /(?<!\b(?:anything|easy|out|church|theatre|party|concert|gig|ocean|sea) )\bgoing\b(?: (?:spare|begging))?(?=[?!. ]*$| (?:in|near|around|round|at|by|for|free|cheap|under|locally|nearby)\b)/g,
    read: says,
    understood: [
      ['any sofas going in hackney', 'going'],
      ['fridge going spare', 'going spare'],
      ['jobs going near york', 'going'],
    ],
    stays: ['going away dress', 'easy going dog', 'anything going free'],
  },
  {
    pattern: /(?<=^any [a-z ]+)\b(?:left|about|around|available)(?=[?!. ]*$| (?:in|near)\b)/g,
    read: says,
    understood: [['any puppies left near leeds', 'left']],
    stays: ['left hand golf clubs', 'any left handed guitar'],
  },
  {
    // Before the words of which it consists.
    pattern: new RegExp(
      `\\bif (?:${anybody}) (?:has|have) (?:one|any)\\b|\\bi wonder (?:if|whether) (?:${anybody}) (?:has|have)\\b(?: (?:an?|any|some)\\b)?`,
      'g',
    ),
    read: says,
    understood: [
      ['sofa if anyone has one', 'if anyone has one'],
      ['i wonder whether anybody has a sofa', 'i wonder whether anybody has a'],
    ],
    stays: ['i wonder vinyl', 'if only dvd'],
  },
  {
    pattern: new RegExp(
      `(?<=(?<!\\b(?:can|could|would|will) )\\b(?:${anybody})\\b[a-z ]{0,40} )(?:have|has|got|sells?|selling|getting rid of|parting with|know(?: of)?)(?: (?:me|us))?(?= )`,
      'g',
    ),
    read: says,
    understood: [['anyone getting rid of a sofa', 'getting rid of']],
    stays: ['does a seller have a cot', 'know your rights book'],
  },
  {
    pattern: new RegExp(
      `${greeted}(?:(?:(?:does|do|did|has|have|is|are) )?(?:${anybody})\\b(?! (?:to|who|that|with|for|recommend|sellin)\\b)|(?:can|could|would|will) (?:${anybody}) (?:sell|have|be selling)(?: me| us)?(?= ))`,
      'g',
    ),
    read: says,
    understood: [
      ['has anyone a spare cot', 'has anyone'],
      ['can anyone sell me a bike', 'can anyone sell me'],
      ['anybody near leeds selling a pram', 'anybody'],
    ],
    stays: ['could anybody repair a clock', 'someone to cut my hedge', 'anyone who fixes laptops'],
  },
  {
    pattern: new RegExp(`${greeted}(?:is|are) there\\b(?: (?:an?|any|some)\\b)?`, 'g'),
    read: says,
    understood: [
      ['is there a plumber near swansea', 'is there a'],
      ['are there any allotments in york', 'are there any'],
    ],
    stays: ['there there radiohead'],
  },
  {
    pattern:
      /(?<=^(?:what|which) [a-z ]+ )(?:is|are) there\b|^(?:what|which)\b(?= [a-z ]+ (?:is|are) there\b)/g,
    read: says,
    understood: [['what sofas are there in leeds', 'what']],
    stays: ['which magazine', 'what katy did'],
  },
  {
    pattern: new RegExp(
      `${greeted}(?:who(?:'?s| is| has| have)? ?(?:got|sells?|selling|stocks|does|has)|where (?:(?:can|could|do|would|might) (?:i|we|you|one)|to) (?:buy|get|find)|do (?:you|u) (?:sell|stock|have))\\b(?: (?:an?|any|some)\\b)?`,
      'g',
    ),
    read: says,
    understood: [
      ['who sells wardrobes in leeds', 'who sells'],
      ["who's selling a pram", "who's selling a"],
      ['where can i get a pram', 'where can i get a'],
    ],
    stays: ['the who vinyl', 'doctor who dvd', 'where the wild things are'],
  },
  {
    pattern: new RegExp(`${greeted}(?:do (?:you|u) )?know(?: of)? (?:an?|any|some)\\b`, 'g'),
    read: says,
    understood: [['know of any rooms in leeds', 'know of any']],
    stays: ['know your rights book'],
  },
  {
    pattern:
      /\b(?:(?:i'?m|i am|we'?re|we are|just) )?moving (?:house|home|flat)\b,?(?: so| and)?(?: i| we)? need\b(?! boxes)/g,
    read: says,
    understood: [['moving house need a wardrobe', 'moving house need']],
    stays: ['help moving house', 'moving house', 'moving house need boxes'],
  },
  {
    pattern:
      /\b(?:(?:is|has|keeps?|just) )?(?:won'?t|will not|doesn'?t|does not|isn'?t|not) (?:turn(?:ing)? on|start(?:ing)?|work(?:ing)?|charg(?:e|ing)|heat(?:ing)?(?: up)?|drain(?:ing)?|spin(?:ning)?|boot(?:ing)?(?: up)?)\b(?= .*\b(?:repairs?|repairer|repairman|mechanic|engineer|technician|plumber|electrician)\b)/g,
    read: says,
    understood: [
      ['my laptop wont turn on computer repair', 'wont turn on'],
      ['boiler not working plumber near me', 'not working'],
    ],
    stays: ['laptop not working', 'car wont start'],
  },
];
