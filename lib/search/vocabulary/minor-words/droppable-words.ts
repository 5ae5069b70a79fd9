import type { Pattern } from '@/lib/search/vocabulary/pattern';

/* Words that ads hardly ever repeat: "old stamps", "laptop for uni". */

/** They say nothing of the item: "a sturdy table". */
export const vague: ReadonlySet<string> = new Set(
  'emergency urgent weekly fortnightly regular experienced qualified insured friendly trusted trustworthy recommended professional old big small large little wee cute pretty beautiful gorgeous proper sturdy strong comfy comfortable tidy clean simple basic standard normal ordinary cosy smart trendy funky sweet super fancy spare own accessory type style like working bulk'.split(
    ' ',
  ),
);

const genericEnding: Pattern = {
  pattern:
    / (?:live ?aboard|gear|equipment|stuff|bits(?: and (?:bobs|pieces))?|items?|things?|accessories|essentials|supplies|kit|work|works|delivered|services?)$/i,
  has: [
    ...['narrowboat liveaboard', 'camping gear', 'gym equipment', 'baby stuff', 'lego bits'],
    ...['car bits and bobs', 'house items', 'dog things', 'bike accessories', 'baby essentials'],
    ...['pet supplies', 'fishing kit', 'brick work', 'roofing works', 'ironing service'],
    'tumble dryer delivered',
  ],
  lacks: ['gear', 'kit car', 'equipment rack', 'stuffed toy'],
};

const age: Pattern = {
  pattern:
    / (?:aged? )?\d{1,2}(?: ?(?:-|to) ?\d{1,2})? ?(?:years?|yrs?|months?|mths?|weeks?)(?: olds?)?\b/gi,
  has: ['bike for a 5 year old', 'coat 3-6 months', 'toys age 2 years', 'pram 8 weeks'],
  lacks: ['5 year warranty', 'size 5', 'bike 26 inch'],
};

/** "For a 5 year old", after an item or alone. */
const ofChild: Pattern = {
  pattern: /\b(?:toddlers?|bab(?:y|ies)|kids?|child(?:ren)?|[1-9]|1[0-2])\b/i,
  has: ['for a toddler', 'for babies', 'for my kids', 'for a child', 'for a 5 year old', 'for 12'],
  lacks: ['for a 15 year old', 'for adults'],
};

const saysForKids: Pattern = {
  pattern: /\b(?:kids?|child(?:ren)?s?|childs|baby|toddlers?|girls?|boys?|junior)\b/i,
  has: ['kids bike', 'childrens books', 'childs desk', 'baby swing', 'toddler bed', 'girls coat'],
  lacks: ['bike', 'kidney', 'babysitter'],
};

/** "Laptop for uni", "vertical blinds 6ft window" */
const behindItem: Pattern = {
  pattern:
    / (?:for|to|with) |(?<! x| by) (?=(?:\d+(?:\.\d+)? ?(?:ft|cm|mm|m)? ?(?:x|by) ?)?\d+(?:\.\d+)? ?(?:ft|foot|feet|cm|mm|inch(?:es)?|litres?|kg)\b)/gi,
  has: ['laptop for uni', 'desk with drawers', 'vertical blinds 6ft window', 'rug 120 x 170cm'],
  lacks: ['laptop', '6ft window', 'golf 7'],
};

const betweenItems: Pattern = {
  pattern: / (?:and|n|&) /gi,
  has: ['table and chairs', 'cot n mattress', 'bed & wardrobe'],
  lacks: ['candle', 'sandpit', 'n gauge'],
};

/** Their purpose is the only information: "tutor for chemistry". */
const ofSubject: Pattern = {
  pattern:
    /\b(?:tutors?|teachers?|lessons?|class(?:es)?|courses?|tuition|coach|tickets?|books?|games?)$/i,
  has: [
    ...['tutor', 'piano teacher', 'swimming lessons', 'class', 'course', 'maths tuition'],
    ...['running coach', 'tickets', 'books', 'board game'],
  ],
  lacks: ['book shelf', 'games console', 'coach trip'],
};

export const patternsOfDroppableWords = {
  genericEnding,
  age,
  ofChild,
  saysForKids,
  behindItem,
  betweenItems,
  ofSubject,
};
