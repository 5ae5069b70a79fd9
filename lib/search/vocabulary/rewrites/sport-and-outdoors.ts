import { plainly, type SubjectRewrites, something, statements } from './rewrite';

export const sportAndOutdoors: SubjectRewrites = {
  first: [
    ...something([
      [
        'keep (?:food|drinks?|beer)(?: and drinks?)? (?:cold|cool)(?: in)?',
        'cool box',
        'keep drinks cold',
      ],
      [
        '(?:store|keep) (?:(?:bikes?|bicycles?|pushbikes?) (?:dry|safe|secure|outside|in the garden)|bikes? and [a-z]+ (?:dry|safe))',
        'bike shed OR bike storage OR shed OR bike cover',
        'keep my bike dry',
      ],
      [
        '(?:exercise|work out|get fit|keep fit|train)(?: (?:on|with|at home))*',
        'exercise equipment',
        'exercise at home',
      ],
    ]),
    ...statements([
      [
        '(?:get|keep) fit(?: (?:at|from) home)?(?: (?:equipment|gear|stuff|kit))?',
        'exercise equipment OR gym equipment OR weights bench OR exercise bike',
        'get fit at home equipment',
      ],
    ]),
    ...plainly([
      ['service|fix|repair|mend', '(?:push ?)?bikes?|bicycles?', 'bike repair', 'fix bike'],
    ]),
  ],
  last: [
    {
      pattern:
        /^(?:my |the )?(?:(?:push|mountain|road) ?)?bikes? (?:gears?|brakes?|chain|wheels?|derailleur) (?:(?:is|are|keeps?|needs?|wants?) )*(?:slipping|slip|sticking|rubbing|squeaking|broken|buckled|snapped|stuck|fixing|adjusting|sorting|fixed|adjusted)$/,
      rewritten: 'bike repair',
      understood: [['my bike gears keep slipping', 'bike repair']],
    },
    {
      pattern:
        /^(?:push ?)?bikes? with (?:an? )?(?:battery|(?:electric )?motor)(?: (?:to|for|that|so) .+)?$/,
      rewritten: 'electric bike',
      understood: [['bike with battery to help up hills', 'electric bike']],
    },
    ...statements([
      [
        '(?:ping|callaway|taylor ?made|titleist|mizuno|wilson|cobra|cleveland) (?:irons|driver|wedges?|putter|woods?|hybrids?)(?:(?:,| and) (?:irons|driver|wedges?|putter|woods?|hybrids?))+',
        'golf clubs',
        'ping irons and driver',
      ],
      [
        'bikes? (?:that |which |to )(?:carry|carries|take|takes|fit|fits) .*(?:kids|children|toddlers?|child)',
        'cargo bike',
        'bike that carries 2 kids',
      ],
    ]),
  ],
};
