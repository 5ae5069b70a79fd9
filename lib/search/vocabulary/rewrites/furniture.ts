import { plainly, problem, type SubjectRewrites, something, statements } from './rewrite';

export const furniture: SubjectRewrites = {
  first: [
    ...something([
      [
        '(?:put (?:guests|visitors|friends|people) up|sleep (?:guests|visitors|friends))(?: on)?(?: in (?:living room|lounge|spare room))?',
        'sofa bed OR guest bed OR folding bed',
        'put guests up on',
      ],
      ['(?:put|stand) (?:tv|telly|television) on', 'tv stand', 'put the tv on'],
      [
        "(?:keep|make) (?:(?:baby|baby's|babys|kids|childs|child's) )?(?:room|bedroom|nursery) (?:dark|darker)|(?:block|keep)(?: out)? (?:light|sun|daylight)(?: out)?",
        'blackout blind OR blackout curtains OR curtains',
        "keep the baby's room dark",
      ],
      [
        '(?:stop|block|keep out) (?:cold|draughts?|wind)(?: (?:coming|getting))?(?: (?:in|under|through))?(?: door| doors)?',
        'draught excluder',
        'stop the cold coming under the door',
      ],
      ['(?:rest|put) (?:feet|legs) on', 'footstool', 'rest my feet on'],
      ['(?:put|store|keep) (?:shoes|boots) (?:in|on)', 'shoe rack OR shoe cabinet', 'put shoes on'],
      ['(?:put|store|keep|display) books (?:in|on)', 'bookcase OR bookshelf', 'put books on'],
      ['hang (?:clothes|coats) on', 'clothes rail OR coat stand', 'hang clothes on'],
    ]),
  ],
  beforeCalls: [
    problem(
      '(?:(?:alcove|bespoke|bookcases?|cupboards?|shelves|shelving|wardrobes?|units?|and|&) )+(?:built|made)(?: in)?',
      'alcove cupboards OR fitted wardrobes OR fitted furniture OR joiner',
      'alcove cupboards and shelves built',
    ),
    {
      pattern:
        /^(.*\b(?:desk|chair|monitor|table|laptop|printer|shed|pod))(?: for)? (?:wfh|work(?:ing)? from home|home working)$/,
      rewritten: '$1',
      understood: [['standing desk wfh', 'standing desk']],
    },
    problem(
      '(?:(?:ikea|furniture|wardrobe|flat ?pack|bed|desk) )+(?:assembly|assembled|assembler|building service|put together)',
      'flat pack assembly',
      'ikea furniture assembly',
    ),
  ],
  beforeVerbs: [
    {
      pattern:
        /^(?:arm ?)?chair (?:that|which|to) (?:helps?|lifts?|gets?) (?:you|me|him|her|people|mum|dad|my mum|my dad)(?: to)? (?:stand|get|up)\b.*$/,
      rewritten: 'riser recliner',
      understood: [['chair that helps you stand up', 'riser recliner']],
    },
    ...plainly([
      [
        'make',
        '(?:made to measure )?(?:curtains?|blinds?|roman blinds)',
        'curtain maker',
        'make curtains',
      ],
      [
        'reupholster|re-upholster|recover',
        'sofas?|chairs?|suite|armchairs?|settee|couch|dining chairs',
        'upholsterer',
        'reupholster sofa',
      ],
    ]),
    ...plainly([
      [
        'assemble|put together|put up|build',
        'furniture|wardrobes?|flat ?packs?|ikea [a-z]+|(?:ikea |pax )*(?:wardrobes?|beds?|desks?|bookcases?)|sheds?',
        'furniture assembly',
        'put together furniture',
      ],
    ]),
  ],
  last: [
    {
      pattern:
        /^((?:(?:single|double|small double|king ?size|king|super ?king|[3-6]ft) )*)beds? with (?:gas lift )?storage(?: (?:under(?:neath)?|below|beneath)(?: it)?)?$/,
      rewritten: '$1storage bed',
      understood: [['kingsize bed with storage underneath', 'kingsize storage bed']],
    },
    {
      pattern:
        /^(?:sofa|couch|settee) (?:that|which|what) (?:turns|pulls|folds|converts|makes|opens|goes)(?: out)?(?: in)?(?:to)?(?: a)? bed$|^pull out (?:sofa|couch|settee)$/,
      rewritten: 'sofa bed',
      understood: [['sofa that turns into a bed', 'sofa bed']],
    },
    ...statements([
      [
        '(?:(?:get|getting) (?:my |our )?)?(?:sofas?|chairs?|suite|armchairs?|settee|couch|dining chairs|footstool) (?:recovered|re-covered|recovering|reupholstered|re-upholstered|reupholstering)',
        'upholsterer',
        'settee recovered',
      ],
      [
        '(?:sofa|settee|couch|chair|seat) cushions? (?:need |needs |with |wants? )?(?:(?:new|replacement|fresh) foam|refoam(?:ed|ing)?|refill(?:ed|ing)?)',
        'upholsterer OR sofa repair',
        'couch cushions new foam',
      ],
    ]),
  ],
};
