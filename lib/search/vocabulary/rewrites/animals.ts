import { dogs } from '@/lib/search/vocabulary/kinds/animals';
import { phrases } from '@/lib/search/vocabulary/lists';
import { plainly, type SubjectRewrites, something, somewhere, statements, task } from './rewrite';

const dog = `(?:dogs?|pup(?:py|pies)?|(?:${['lab', 'terrier', 'spaniel', 'collie', 'retriever', ...phrases(dogs)].join('|')})s?)`;
const pets = 'dogs?|pup(?:py|pies)?|pets?|cats?|rabbits?|animals?|kittens?';

export const animals: SubjectRewrites = {
  first: [
    {
      pattern: new RegExp(
        `^(?:(?:soft|comfy|large|big|small|new|cheap|outdoor|indoor|folding) )*(bed|cage|crate|kennel|lead|collar|harness|coat|bowl|gate|ramp|carrier|basket|blanket|toy|muzzle)s? (?:for|to fit) (?:(?:an?|my|our|the|large|big|small|medium|old|elderly|young|black|golden) )*${dog}$`,
      ),
      rewritten: 'dog $1',
      understood: [
        ['bed for a labrador', 'dog bed'],
        ['cage for a large dog', 'dog cage'],
      ],
    },
    {
      pattern: new RegExp(
        `^(?:rehom(?:e|ing)|(?:good |new |loving )*home (?:needed |wanted )?for) (?:(?:my|our|old|older|elderly|young) )+${dog}(?:,? (?:needs?|wants?|looking for|to) .*)?(?: good| new| loving| home)*$`,
      ),
      rewritten: 'dog wanted',
      understood: [['rehoming my elderly terrier need good home', 'dog wanted']],
    },
    ...something([
      ['keep (?:rabbits?|guinea pigs?|bunny) in', 'hutch', 'keep rabbits in'],
      ['keep (?:chickens|hens) in', 'chicken coop', 'keep hens in'],
      ['keep (?:fish) in', 'fish tank', 'keep fish in'],
      [
        'keep (?:dogs?|puppy|pup) in(?: garden)?|pen (?:dogs?|puppy|pup)(?: .*)?',
        'dog run OR dog pen OR puppy pen OR dog kennel',
        'pen the dog in the garden',
      ],
      ['(?:carry|transport) dogs? in(?: car)?', 'dog crate OR dog carrier', 'carry the dog in'],
    ]),
    ...somewhere([
      ['(?:keep|put|stable) (?:horses?|pony|ponies)', 'livery OR grazing', 'keep my horse'],
      [
        '(?:leave|board) dogs?(?: (?:while|when|for) .*)?',
        'dog boarding OR kennels',
        'leave my dog while away',
      ],
      [
        '(?:leave|board) cats?(?: (?:while|when|for) .*)?',
        'cattery OR cat sitter',
        'leave my cat for a week',
      ],
    ]),
    ...plainly([
      ['groom|bath|clip', 'dogs?|poodle|cockapoo|puppy', 'dog groomer', 'groom dog'],
      ['walk', 'dogs?|puppy', 'dog walker', 'walk dog'],
      ['stable|keep|graze', 'horses?|pony|ponies', 'livery', 'keep my horse'],
    ]),
  ],
  beforeVerbs: [
    {
      pattern:
        /^(?:cat|dog|pet|rabbit|fish) (?:feeders?|feeding|minders?|visits?|visitor)(?: .*\b(?:holidays?|away|weekends?|weeks?))$/,
      rewritten: 'pet sitter',
      understood: [['cat feeder while on holiday', 'pet sitter']],
    },
    {
      pattern:
        /^(?:somewhere|some ?place|a place|place|where can (?:i|we))(?: to| for)? (?:leave|leaving|put|board|boarding|keep) (?:my|our) (?:(?:two|old) )?(?:dogs?|puppy)\b.*$/,
      rewritten: 'dog boarding OR kennels OR dog sitter',
      understood: [
        ['where can i leave my dog when on holiday', 'dog boarding OR kennels OR dog sitter'],
      ],
    },
    {
      pattern:
        /^(?:somewhere|some ?place|a place|place|where can (?:i|we))(?: to| for)? (?:leave|leaving|put|board|boarding|keep) (?:my|our) (?:(?:two|old) )?(?:cats?|kitten)\b.*$/,
      rewritten: 'cattery OR cat sitter',
      understood: [
        ['somewhere to leave my cat', 'cattery OR cat sitter'],
        ['where can i board my cat', 'cattery OR cat sitter'],
      ],
    },
    task(
      'walk',
      'walked|walking',
      'dogs?|pup(?:py|pies)?',
      'dog walker',
      ['someone to walk my dog', 'dog walker'],
      ['my dog walked', 'dog walker'],
    ),
    task(
      'look after|mind|sit|feed|watch|board',
      'minded|minding|looked after|fed|feeding',
      'cats?|kittens?',
      'cat sitter OR cattery',
      ['cat minded', 'cat sitter OR cattery'],
    ),
    task(
      'look after|mind|sit|feed|watch|board',
      'minded|minding|looked after|fed|feeding',
      pets,
      'pet sitter',
      ['someone to look after my rabbit', 'pet sitter'],
    ),
  ],
  last: [
    {
      pattern:
        /^who (?:can|could|will) (?:have|keep|take) my (?:dogs?|puppy)\b(?!.*\b(?:walks?|vets?)\b).*$/,
      rewritten: 'dog boarding OR dog sitter',
      understood: [['who can have my dog at theirs for a weekend', 'dog boarding OR dog sitter']],
    },
    ...statements([
      [
        'shoes? on (?:my |a |the )?(?:horse|pony|cob|mare|gelding)|(?:horse|pony|cob|mare|gelding) (?:shod|shoeing|lost (?:a|his|her) shoe|feet trimmed)',
        'farrier',
        'shoes on my cob',
      ],
      [
        'cats? (?:minded|minding|looked after|fed|feeding|boarded)(?: (?:over|for|at|while|when|during|this|next) .*)?',
        'cat sitter OR cattery',
        'cat minded over christmas',
      ],
      [
        '(?:dogs?|cats?|rabbits?) nails? (?:clipped|cut|trimmed)',
        'dog groomer',
        'dog nails clipped',
      ],
      [
        '(?:shih tzu|cockapoo|cavapoo|poodle|spaniel|westie|yorkie|bichon|schnauzer|terrier|labradoodle|puppy|dog|lhasa apso|maltese|pomeranian)s? (?:haircut|hair cut|cut|trim|clipped|clip|nails? (?:cut|clipped|trimmed))(?: .*)?',
        'dog grooming',
        'shih tzu haircut',
      ],
      [
        'stables?(?: (?:and|or|with) (?:grazing|paddock|field))?(?: for .*(?:horses?|pony|ponies|cob))?(?: (?:to (?:rent|let|hire)|for rent))|stables?(?: (?:and|or|with) (?:grazing|paddock|field))? for .*(?:horses?|pony|ponies|cob)',
        'livery OR stables to rent',
        'stable for my horse to rent',
      ],
    ]),
  ],
};
