import { type SubjectRewrites, something, task } from './rewrite';

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
        /^(?:childs|child's|childrens|children's|kids|kid's|toddlers?|toddler's|baby) (?:(?:sit[ -]in|ride[ -]on|electric|battery|12v|24v) )+(car|jeep|tractor|motorbike|quad)$/,
      rewritten: 'ride on $1',
      understood: [
        ['childs ride on tractor', 'ride on tractor'],
        ['toddler sit in electric car', 'ride on car'],
      ],
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
