import { type Wish, who, wish } from './wish';

const pets = 'dogs?|pup(?:py|pies)?|pets?|cats?|rabbits?|animals?|kittens?';
const children = 'kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|daughters?|sons?|little ones?|twins';
const elders =
  'mum|dad|mother|father|parents?|gran|granny|nan|grandad|elderly [a-z]+|husband|wife|aunt|uncle';

const languages =
  'polish|romanian|bulgarian|ukrainian|russian|lithuanian|hungarian|albanian|arabic|farsi|kurdish|turkish|somali|urdu|punjabi|bengali|gujarati|hindi|tamil|mandarin|cantonese|vietnamese|tigrinya|bsl';

export const wishesForPeople: readonly Wish[] = [
  {
    pattern: new RegExp(
      `^${who}(?:go|play|do|practise|learn) (?:to the )?((?!(?:to|on|in|out|a|an|my|the)\\b)[a-z]+) with$`,
    ),
    meant: '$1 partner',
    understood: [
      ['someone to go running with', 'running partner'],
      ['people to play tennis with', 'tennis partner'],
      ['anyone to practise spanish with', 'spanish partner'],
      ['somebody to go to the cinema with', 'cinema partner'],
    ],
  },
  {
    pattern: new RegExp(`^${who}go ([a-z]{4,} swimming)(?: with)?$`),
    meant: '$1 partner',
    understood: [['people to go wild swimming', 'wild swimming partner']],
  },
  {
    pattern: new RegExp(`^${who}go to ([a-z]+?)s?(?: with)?$`),
    meant: '$1 buddy',
    understood: [['someone to go to gigs', 'gig buddy']],
  },
  {
    pattern:
      /^((?!some|any|a |who)[a-z ]{4,30}?) (?:to|who|that)(?: can| will| could)? (?:come|comes|visit|visits|travel|travels|call|(?:cut|trim|clear|fix|mend|repair|fit|install|paint|clean|build|move|plaster|tile|rewire) (?:my|our))\b.*$/,
    meant: '$1',
    understood: [
      ['barber to come to my house', 'barber'],
      ['gardener to cut my hedges', 'gardener'],
    ],
  },
  {
    pattern:
      /^(?:cat|dog|pet|rabbit|fish) (?:feeders?|feeding|minders?|visits?|visitor)(?: .*\b(?:holidays?|away|weekends?|weeks?))$/,
    meant: 'pet sitter',
    understood: [['cat feeder while on holiday', 'pet sitter']],
  },
  {
    pattern:
      /^(?:somewhere|some ?place|a place|place|where can (?:i|we))(?: to| for)? (?:leave|leaving|put|board|boarding|keep) (?:my|our) (?:(?:two|old) )?(?:dogs?|puppy)\b.*$/,
    meant: 'dog boarding OR kennels OR dog sitter',
    understood: [
      ['where can i leave my dog when on holiday', 'dog boarding OR kennels OR dog sitter'],
    ],
  },
  {
    pattern:
      /^(?:somewhere|some ?place|a place|place|where can (?:i|we))(?: to| for)? (?:leave|leaving|put|board|boarding|keep) (?:my|our) (?:(?:two|old) )?(?:cats?|kitten)\b.*$/,
    meant: 'cattery OR cat sitter',
    understood: [['somewhere to leave my cat', 'cattery OR cat sitter']],
  },
  wish('walk', 'walked|walking', 'dogs?|pup(?:py|pies)?', 'dog walker', [
    'someone to walk my dog',
    'dog walker',
  ]),
  wish(
    'look after|mind|sit|feed|watch|board',
    'minded|minding|looked after|fed|feeding',
    pets,
    'pet sitter',
    ['someone to look after my cat', 'pet sitter'],
  ),
  wish(
    'look after|mind|babysit|watch|collect|pick up|care for',
    'minded|looked after|minding',
    children,
    'childminder',
    ['someone to look after my kids', 'childminder'],
  ),
  wish('look after|care for|sit with|help|visit', 'looked after|cared for', elders, 'carer', [
    'someone to care for my mum',
    'carer',
  ]),
  wish('do|cut|colour|style', 'cut|cutting|done|doing|coloured', 'hair', 'hairdresser', [
    'someone to cut my hair at home',
    'hairdresser',
  ]),
  wish('do', 'done|doing', 'nails', 'nails', ['someone to do my nails', 'nails']),
  wish(
    'do|prepare|file|help with',
    'done|doing|filing',
    'tax(?:es| return)?|accounts|self assessment',
    'accountant',
    ['someone to do my tax return', 'accountant'],
  ),
  wish('do|keep', 'done|doing', 'books|bookkeeping', 'bookkeeper OR accountant', [
    'someone to do my books',
    'bookkeeper OR accountant',
  ]),
  {
    pattern: new RegExp(
      `^(?:someone who speaks |)(${languages}) (?:speakers?|speaking (?:person|lady|man|woman))(?: (?:to|for|who|that) .*|)$`,
    ),
    meant: '$1 interpreter',
    understood: [['polish speaker to come to hospital', 'polish interpreter']],
  },
  {
    pattern:
      /^(?:(?:bad|sore|painful) (?:back|neck|shoulder|knee)|back pain|neck pain|sciatica|frozen shoulder)$/,
    meant: 'physio OR massage',
    understood: [['bad back', 'physio OR massage']],
  },
  {
    pattern: /^(?:verrucas?|corns|ingrown toenails?|toenails? (?:cut|cutting))$/,
    meant: 'podiatrist',
    understood: [['ingrown toenail', 'podiatrist']],
  },
  {
    pattern: /^(?:stop|quit|give up|giving up) smoking$/,
    meant: 'hypnotherapy',
    understood: [['stop smoking', 'hypnotherapy']],
  },
  {
    pattern:
      /^learn(?:ing)? (?:how )?(?:to )?(?:drive|driving)(?: (?:an? |in an? )?(automatic|manual)(?: car)?)?$/,
    meant: '$1 driving lessons',
    understood: [
      ['learn to drive', 'driving lessons'],
      ['learn to drive automatic', 'automatic driving lessons'],
    ],
  },
  {
    pattern:
      /^learn(?:ing)? (?:(?:how )?to )?(?:play |speak )?(?:the )?((?!to\b|how\b|play\b|drive\b)[a-z]+(?: [a-z]+)?)$/,
    meant: '$1 lessons',
    understood: [
      ['learn to play the guitar', 'guitar lessons'],
      ['learn welsh', 'welsh lessons'],
    ],
  },
  wish('teach|show', 'taught', null, '$1 lessons', ['someone to teach me piano', 'piano lessons']),
  {
    pattern:
      /^.*\btranslat(?:ed|ing|ion|e)\b(?: .*?)? (?:from|into|to|in) ((?!english\b)[a-z]+)(?: (?:in)?to english)?$/,
    meant: '$1 translator',
    understood: [
      ['birth certificate translated from romanian', 'romanian translator'],
      ['someone to translate a letter into welsh', 'welsh translator'],
    ],
  },
  wish('translate', 'translated|translating', null, 'translator', [
    'someone to translate a letter',
    'translator',
  ]),
  wish('photograph|film|video', 'photographed|filmed', null, 'photographer', [
    'someone to photograph our wedding',
    'photographer',
  ]),
  {
    pattern: /^(self[ -]catering.*)$/,
    meant: '$1',
    understood: [['self catering cottage', 'self catering cottage']],
  },
  wish('cook|cater', 'catered|catering', null, 'caterer', [
    'someone to cater our party',
    'caterer',
  ]),
];
