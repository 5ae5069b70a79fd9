import type { Wish } from './wish';

/* What went wrong, and who puts it right. */

const problem = (pattern: string, meant: string, example: string): Wish => ({
  pattern: new RegExp(`^(?:(?:i am|i'm|im|my|our|the|i have|i've|got|have) )*(?:${pattern})$`),
  meant,
  understood: [[example, meant]],
});

const computer = '(?:old )?(?:laptop|computer|pc|macbook|mac)';

export const wishesForProblems: readonly Wish[] = [
  problem(
    'locked out(?: of .*)?|lost (?:my )?(?:house )?keys|lock(?:s)? (?:is |are )?(?:broken|stuck|jammed)|broken lock',
    'locksmith',
    'locked out of my house',
  ),
  problem(
    `${computer} (?:is |is running |running |very |so )*(?:slow|broken|frozen|not working|wont start|won't start|dead)|slow ${computer}|virus on .*`,
    'computer repair',
    'my laptop is slow',
  ),
  problem(
    '(?:phone|iphone|ipad|tablet) (?:screen )?(?:is )?(?:cracked|smashed|broken)|(?:cracked|smashed|broken) (?:phone|iphone|ipad|tablet)?(?: ?screen)',
    'phone repair',
    'cracked phone screen',
  ),
  problem(
    "no (?:hot water|heating)|boiler (?:is |has )?(?:broken(?: down)?|broke(?: down)?|packed (?:in|up)|not working|leaking|wont fire|won't fire)|(?:broken|leaking) boiler|radiators? (?:is |are )?cold",
    'boiler repair',
    'no hot water',
  ),
  problem(
    '(?:fuse(?: ?box)?|electrics?|lights?) (?:keeps? |is |are |keep )*(?:tripping|blown|not working)|no (?:power|electricity)|power cut',
    'electrician',
    'fuse box keeps tripping',
  ),
  problem(
    "car (?:is |has )*(?:wont start|won't start|broken down|breaking down|not starting|failed (?:its |the )?mot)|flat (?:car )?battery",
    'mobile mechanic',
    "my car won't start",
  ),
  problem(
    '(?:mice|mouse|rats?|wasps?|wasp nest|ants|bed ?bugs|fleas|cockroaches|moths)(?: (?:in|under|on) .*| problem| infestation| nest)',
    'pest control',
    'mice in the kitchen',
  ),
  problem(
    '(?:broken|smashed|cracked) (?:house )?windows?|window (?:is )?(?:broken|smashed|cracked)',
    'window repair',
    'smashed window',
  ),
  problem(
    'fence (?:has |is )?(?:blown down|fallen down|broken|down)|broken fence',
    'fencing',
    'fence blown down',
  ),
  problem('roof (?:is )?(?:leaking|leaks)|missing (?:tiles|slates)', 'roofer', 'roof is leaking'),
  problem(
    'toilet (?:is )?(?:blocked|leaking|broken|overflowing)|tap (?:is )?(?:dripping|leaking)|(?:pipe|water) (?:is )?(?:leaking|burst)',
    'plumber',
    'tap is dripping',
  ),
  problem(
    '(?:washing machine|dishwasher|fridge|freezer|tumble dryer|cooker|oven) (?:is |has )*(?:broken(?: down)?|not working|leaking)',
    'appliance repair',
    'washing machine leaking',
  ),
  problem(
    '(?:misted|steamed(?: up)?|blown|foggy|condensation (?:in|on|between)) (?:double glazing|windows?(?: panes?)?|panes?)|(?:double glazing|windows?) (?:is |are |has |have )*(?:misted|blown|steamed|steaming)(?: up)?',
    'double glazing repair OR window repair OR misted',
    'steamed up windows',
  ),
  problem(
    "toilets? (?:is |keeps? )*(?:not|won't|wont|does not|doesn't|doesnt) (?:flush(?:ing)?|fill(?:ing)?)",
    'plumber',
    'toilet not flushing',
  ),
  problem(
    '(?:mould|mold|damp)(?: (?:problem|issues?|in|on) ?.*)?',
    'damp proofing',
    'mould problem',
  ),
  {
    pattern:
      /^(?:my|our) ([a-z ]{3,30}?) (?:is|has|keeps|was)(?: just| gone| not)* (?:broken|broke|working|stopped working|packed up|packed in|died|dead|bust|leaking|smashed|cracked|faulty|making .*)(?: down)?$/,
    meant: '$1 repair',
    understood: [['my dishwasher has packed up', 'dishwasher repair']],
  },
];
