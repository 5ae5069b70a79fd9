import { selling } from '@/lib/search/vocabulary/rules/questions';
import { type Wish, wish } from './wish';

export const wishesForThings: readonly Wish[] = [
  {
    pattern:
      /^(pub|cafe|bar|restaurant|takeaway|shop|hotel|guest house|salon) to (?:run|take over|manage)\b.*$/,
    meant: '$1 lease OR $1 tenancy OR $1 business',
    understood: [
      ['pub to run with living accommodation', 'pub lease OR pub tenancy OR pub business'],
    ],
  },
  {
    pattern:
      /^(?:(?:packing )?boxes for moving (?:house|home|flat)|moving (?:house|home|flat) boxes)$/,
    meant: 'moving boxes',
    understood: [['moving house boxes', 'moving boxes']],
  },
  wish(
    'move|moving|shift|shifting|transport|relocate',
    'moved|moving|shifted|shifting',
    null,
    'removals',
    ['someone to move my sofa', 'removals'],
    ['house moving', 'removals'],
    ['help moving house', 'removals'],
    ['move my filing cabinet', 'removals'],
  ),
  wish(
    'take away|clear|remove|get rid of|dispose of',
    'cleared|clearing|taken away|disposed of',
    null,
    'rubbish removal',
    ['someone to take away my old fridge', 'rubbish removal'],
  ),
  wish('collect|deliver|pick up|fetch', 'couriered', null, 'courier', [
    'someone to collect a parcel',
    'courier',
  ]),
  wish(
    'fix|repair|mend|sort(?: out)?|service|look at|restore',
    'fixed|fixing|repaired|repairing|mended|mending|serviced|servicing|restored',
    null,
    '$1 repair',
    ['someone to fix my boiler', 'boiler repair'],
    ['laptop mended', 'laptop repair'],
    ['could anybody collect and repair an old clock', 'clock repair'],
  ),
  wish('iron', 'ironed', null, 'ironing service', ['someone to iron shirts', 'ironing service']),
  wish(
    'alter|shorten|take in|take up|hem|let out',
    'altered|altering|shortened|shortening|hemmed|hemming|taken (?:up|in)|taking (?:up|in)|let out|letting out',
    null,
    'alterations',
    ['dress shortened', 'alterations'],
    ['dress needs taking up', 'alterations'],
  ),
  {
    pattern: /^(?:good|ideal|great|perfect|decent|nice) first car$/,
    meant: 'first car',
    understood: [['good first car', 'first car']],
  },
  {
    pattern: /^(?:taxi|cab|minicab)s? (?:to|from) (?:the )?(?:((?:[a-z]+ )?[a-z]+) )?airport$/,
    meant: '$1 airport taxi',
    understood: [
      ['taxi to luton airport', 'luton airport taxi'],
      ['cab to the airport', 'airport taxi'],
    ],
  },
  {
    pattern:
      /^((?:seasoned |kiln dried |hardwood )*(?:logs|firewood)) for (?:(?:my|our|the|a) )?(?:(?:wood|log|multi ?fuel) ?)?(?:burner|stove|burning stove)$/,
    meant: '$1',
    understood: [['logs for wood burner', 'logs']],
  },
  {
    pattern: /^w[/.] ?m(?:ach(?:ine)?)?$/,
    meant: 'washing machine',
    understood: [
      ['w/m', 'washing machine'],
      ['w/machine', 'washing machine'],
    ],
  },
  { pattern: /^t[/.] ?dryer$/, meant: 'tumble dryer', understood: [['t/dryer', 'tumble dryer']] },
  {
    pattern: /^f[/.] ?f(?:reezer)?$/,
    meant: 'fridge freezer',
    understood: [['f/freezer', 'fridge freezer']],
  },
  { pattern: /^d[/.] ?washer$/, meant: 'dishwasher', understood: [['d/washer', 'dishwasher']] },
  {
    pattern:
      /^(?:sofa|couch|settee) (?:that|which|what) (?:turns|pulls|folds|converts|makes|opens|goes)(?: out)?(?: in)?(?:to)?(?: a)? bed$|^pull out (?:sofa|couch|settee)$/,
    meant: 'sofa bed',
    understood: [['sofa that turns into a bed', 'sofa bed']],
  },
  wish('tune', 'tuned|tuning', 'piano', 'piano tuner', [
    'a reliable gentleman to tune my piano',
    'piano tuner',
  ]),
  {
    pattern:
      /^(?:(?:wanted |buy |buying |we buy )?scrap (?:my )?(?:cars?|vans?|vehicles?)(?: wanted| bought)?|we buy any (?:car|van)s?|who (?:buys|wants|takes|collects) scrap (?:cars?|vans?)|cash (?:for|4) (?:my )?(?:scrap )?(?:cars?|vans?)|(?:sell|get rid of) my (?:scrap |old )(?:car|van))$/,
    meant: 'scrap car collection',
    understood: [
      ['wanted scrap cars', 'scrap car collection'],
      ['cash for cars', 'scrap car collection'],
      ['who buys scrap cars', 'scrap car collection'],
    ],
  },
  {
    pattern: new RegExp(`^${selling} (.+)$`),
    meant: '$1 wanted',
    understood: [
      ['sell my records', 'records wanted'],
      ['who buys gold', 'gold wanted'],
    ],
  },
];
