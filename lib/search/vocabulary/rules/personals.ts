import type { Rule } from '@/lib/search/vocabulary/meaning';

/* Who looks for whom. */

const male = '(?:man|men|male|gentleman|guy|bloke|lad)';
const female = '(?:woman|women|lady|female|girl|lesbian)';

/** The verb of "man seeking woman". */
function coupleOf(one: string, other: string): RegExp {
  return new RegExp(
    `(?<=\\b${one}(?:,? (?:in (?:my|her|his) )?\\d\\d(?:'?s)?,?)? )(?:is )?(?:looking for|seeking|seeks|searching for|wanting|wants|after)(?: an?| the right)?(?= (?:kind |nice |genuine |single |mature |older )*${other}\\b(?! (?:and|with an?) (?:van|bike))(?=$|[ ,.!?](?!bike|coat|jacket|clothes|friend|driver|boots|shoes)))`,
    'g',
  );
}

export const personals: readonly Rule[] = [
  {
    pattern: /\b(?:wltm|gsoh)\b/g,
    read: () => ({ group: 'personals', decidesGroup: true }),
    understood: [['wltm someone into cycling', 'wltm']],
    stays: ['would like to meet the team'],
  },
  {
    pattern:
      /^(?:(?:i )?(?:looking|want(?:ing)?|would like|like) to )?join (?:(?:an?|the|my|local) )*(?!our\b)(?=(?:[a-z0-9-]+ ){0,3}(?:bands?|choirs?|teams?|clubs?|groups?|leagues?|squads?|orchestras?|sides?)\b)/g,
    read: () => ({ group: 'personals', decidesGroup: true }),
    understood: [
      ['join a band', 'join a'],
      ['looking to join a five a side team', 'looking to join a'],
    ],
    stays: ['join our team', 'join a gym', 'joinery group', 'a band to join'],
  },
  {
    pattern:
      /\b(?:company|a friend|friends|someone) for (?:the )?(?=(?:cinema|theatre|walks?|meals?|holidays?|days? out|lunch|coffee|dinner|matinees?|concerts?|museums?|chats?)\b)/g,
    read: () => ({ group: 'personals', decidesGroup: true }),
    understood: [['company for cinema afternoons', 'company for']],
    stays: ['company for sale', 'company for web design', 'van for company'],
  },
  {
    pattern:
      /\b(?:i am|i'm|im) (?:1[3-9]|[2-9]\d)(?: ?(?:yrs?|years?)(?: old)?| yo)?\b(?! ?(?:stone|st|kg|cm|inch|miles?|ft))/g,
    read: () => ({}),
    understood: [
      ['saturday job im 16', 'im 16'],
      ['i am 74 years old company for walks', 'i am 74 years old'],
    ],
    stays: ['im 15 stone exercise bike', 'im looking for 20 chairs'],
  },
  {
    pattern:
      /\bsingle(?= (?:farmer|nurse|teacher|doctor|chef|builder|soldier|policeman|fireman|professional|christian|muslim|jewish|catholic|vegan|parent|pensioner)s?\b)/g,
    read: () => ({ group: 'personals', decidesGroup: true }),
    understood: [['single farmer', 'single']],
    stays: ['single bed', 'single room', 'single mum'],
  },
  {
    pattern: coupleOf(female, female),
    read: () => ({ scope: 'gay-and-lesbian' }),
    understood: [
      ['woman looking for a woman', 'looking for a'],
      ['lesbian seeks woman', 'seeks'],
    ],
    stays: ['woman seeks work', 'lady looking for a room'],
  },
  {
    pattern: coupleOf(male, male),
    read: () => ({ scope: 'gay-and-lesbian' }),
    understood: [['man seeking man leeds', 'seeking']],
    stays: ['man looking for manual work', 'man with van'],
  },
  {
    pattern: new RegExp(`${coupleOf(female, male).source}|${coupleOf(male, female).source}`, 'g'),
    read: () => ({ scope: 'straight-relationships' }),
    understood: [
      ['man seeking woman', 'seeking'],
      ['lady looking for a gentleman', 'looking for a'],
    ],
    stays: ['woman seeks cleaner', 'man seeks ladies bike'],
  },
];
