import { type Wish, wish } from './wish';

export const wishesForThings: readonly Wish[] = [
  wish(
    'move|moving|shift|shifting|transport|relocate',
    'moved|moving|shifted|shifting',
    null,
    'removals',
    ['someone to move my sofa', 'removals'],
    ['house moving', 'removals'],
    ['help moving house', 'removals'],
    ['move my piano', 'removals'],
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
  ),
  wish('iron', 'ironed', null, 'ironing service', ['someone to iron shirts', 'ironing service']),
  wish('alter|shorten|take in|hem', 'altered|altering|shortened|hemmed', null, 'alterations', [
    'dress shortened',
    'alterations',
  ]),
];
