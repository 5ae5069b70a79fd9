import { type SubjectRewrites, something, task } from './rewrite';

const young =
  "(?:kid|child|toddler|bairn|wean|laddie|lassie|grandson|granddaughter|nephew|niece|grandchild)'?s?|children|(?:[1-9]|1[0-2]) ?(?:yr|year)s? olds?";
const children = 'kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|daughters?|sons?|little ones?|twins';

export const babyAndChild: SubjectRewrites = {
  first: [
    ...something([
      [
        '(?:take|carry) (?:(?:2|two|3|three) )?(?:kids|children|toddlers?)(?: to (?:nursery|school))?(?: by bike| on)?',
        'cargo bike OR child bike seat OR bike trailer',
        'take the kids to school on',
      ],
      ['carry (?:baby|newborn|toddler)(?: in)?', 'baby carrier', 'carry my baby in'],
    ]),
  ],
  beforeVerbs: [
    {
      pattern:
        /^(?:outfits?|clothes|clothing) for (?:(?:an?|my|our) )*(?:new ?born|bab(?:y|ies)|(?:\d|1\d|2[0-3]) ?(?:months?|mths?|weeks?)(?: old)?)(?: (?:baby|boy|girl|lad|laddie|lassie|son|daughter|grandson))*$/,
      rewritten: 'baby clothes',
      understood: [['outfits for a 7 month old lad', 'baby clothes']],
    },
    {
      pattern:
        /^(?:childs|child's|childrens|children's|kids|kid's|toddlers?|toddler's|baby) (?:(?:sit[ -]in|ride[ -]on|electric|battery|12v|24v) )+(car|jeep|tractor|motorbike|quad)$/,
      rewritten: 'ride on $1',
      understood: [
        ['childs ride on tractor', 'ride on tractor'],
        ['toddler sit in electric car', 'ride on car'],
      ],
    },
    {
      pattern:
        /^(?:ride|sit)[ -](?:on|in) (?:(?:electric|battery|toy|kids|\d+v) )*(car|jeep|motorbike|quad)s?(?: for .+)?$/,
      rewritten: 'ride on $1',
      understood: [['ride in electric car for toddler', 'ride on car']],
    },
    {
      pattern:
        /^(?:6|12|24) ?v(?:olts?)? (?:(?:electric|battery|ride[ -]on|kids) )*(car|jeep|motorbike|quad|tractor)s?(?: for .+)?$/,
      rewritten: 'ride on $1',
      understood: [['12 volt car for kids parent can steer with remote', 'ride on car']],
    },
    {
      pattern: new RegExp(
        `^(?:(?:electric|battery|motorised) )+(car|jeep|motorbike|quad|tractor)s? for (?:(?:an?|my|our|the|wee|little) )*(?:${young})\\b.*$`,
      ),
      rewritten: 'ride on $1',
      understood: [['battery motorbike for my laddies birthday', 'ride on motorbike']],
    },
    {
      // Of "electric car for kids" the fuel may have been read already.
      pattern:
        /^(car|jeep|tractor)s? for (?:(?:an?|the|wee|little) )*(?:kids?|child(?:ren)?|toddlers?|bairns?|[1-9] ?(?:yr|year)s? olds?)(?: to (?:drive|ride|sit in|ride in|ride on))?$/,
      rewritten: 'ride on $1',
      understood: [['car for a 4 year old', 'ride on car']],
    },
    {
      pattern:
        /^(?:(?:scale|diecast|die cast) )*model (?:of (?:an? )?)?(.+?) (?:scale )?1 ?[/:] ?\d{1,3}(?: scale)?$/,
      rewritten: 'toy $1',
      understood: [['model fiat 500 1/24', 'toy fiat 500']],
    },
    {
      pattern:
        /^(?:toy|kids|childs|electric) (.+?)(?: (?:for|so) (?:an? |my |the )?(?:kids?|child|children|toddlers?|son|daughter|grandson|granddaughter|\d year olds?))?(?: (?:to|can))? (?:sit in|sit on|ride in|ride on|drive)$/,
      rewritten: 'ride on $1 OR toy $1',
      understood: [['toy tesla for kid to sit in', 'ride on tesla OR toy tesla']],
    },
    task(
      'look after|mind|babysit|watch|collect|pick up|care for',
      'minded|looked after|minding',
      children,
      'childminder',
      ['someone to look after my kids', 'childminder'],
    ),
  ],
};
