import {
  plainly,
  problem,
  type SubjectRewrites,
  something,
  statements,
  task,
  who,
} from './rewrite';

const size = '(?:(?:dead|large|big|tall|high|overgrown|old) )*';

const growing = 'grass|lawns?|hedges?|gardens?|borders?|weeds|bushes';

export const gardenAndDiy: SubjectRewrites = {
  first: [
    {
      pattern:
        /^(?:fire ?)?wood for (?:(?:my|our|the|a) )?(?:log ?burner|wood ?burner|multi ?fuel stove|stove|fire)$/,
      rewritten: 'firewood',
      understood: [['wood for log burner', 'firewood']],
    },
    ...something([
      [
        'sit (?:on|at)(?: (?:outside|outdoors|in garden|on patio))(?: (?:in|this) summer)?',
        'garden furniture OR garden chairs OR garden bench',
        'sit on outside',
      ],
      ['(?:mow|cut) (?:grass|lawns?)(?: with)?', 'lawnmower', 'cut the grass'],
      ['(?:trim|cut) (?:hedges?)(?: with)?', 'hedge trimmer', 'trim the hedge'],
      [
        '(?:clean|jet ?wash|pressure ?wash) (?:patio|drive|driveway|car|decking)(?: with)?',
        'pressure washer',
        'clean the patio',
      ],
      [
        '(?:store|keep) (?:garden )?(?:tools|bikes|mower|lawnmower) in',
        'shed OR garden storage',
        'store tools in',
      ],
      [
        '(?:collect|catch|save) (?:rain|rainwater|rain water)(?: .*)?',
        'water butt',
        'collect the rain off the shed roof',
      ],
      ['water (?:garden|plants|lawn)(?: with)?', 'hosepipe OR sprinkler', 'water the garden'],
      ['split logs(?: with)?', 'log splitter', 'split logs'],
      ['(?:cut|saw) (?:wood|logs)(?: with)?', 'chainsaw OR saw', 'cut logs with'],
      [
        '(?:shade|keep sun off) (?:patio|garden|decking|table)',
        'parasol OR gazebo OR awning',
        'keep the sun off the patio',
      ],
      [
        '(?:cook|grill)(?: food)?(?: on)? (?:outside|outdoors|in (?:the )?garden)',
        'bbq',
        'cook outside',
      ],
      [
        '(?:reach|climb)(?: up)?(?: to)? (?:roof|gutters?|loft|attic)',
        'ladder',
        'reach the gutters',
      ],
    ]),
    ...plainly([
      [
        'clean|jet wash|pressure wash|power wash',
        'patios?|drives?|driveways?|decking|paths?',
        'pressure washing',
        'jet wash patio',
      ],
      [
        'cut down|fell|take down|chop down|lop|prune|cut back|remove',
        `${size}(?:(?:apple|oak|ash|pine|fir|willow|cherry) )?(?:trees?|conifers?|leylandii|branches)`,
        'tree surgeon',
        'cut down conifers',
      ],
      [
        'remove|grind|dig out|take out|get rid of',
        `${size}(?:tree )?(?:stumps?|roots)`,
        'stump grinding',
        'remove tree stump',
      ],
      ['trim|cut|cut back|shape', `${size}hedges?`, 'hedge cutting OR gardener', 'trim tall hedge'],
      [
        'clear|tidy|tidy up|sort out|weed',
        `${size}(?:front |back )?gardens?(?: up)?`,
        'gardener OR garden clearance',
        'tidy garden',
      ],
      ['service|fix|repair|mend', '(?:lawn ?)?mowers?', 'lawnmower repair', 'service mower'],
    ]),
  ],
  beforeCalls: [
    problem(
      'fence(?: panels?)? (?:(?:has|have|is|are|was|were|been|got) )*(?:blown (?:down|over|away)|fallen (?:down|over)|blew (?:down|over)|broken|down)|broken fence(?: panels?)?',
      'fencing contractor',
      'fence blown down',
    ),
  ],
  beforeVerbs: [
    {
      pattern: new RegExp(
        `^${who}?(?:demolish|knock down|pull down|take down|tear down|dismantle)(?: (?:and (?:remove|take away)))? (?:(?:my|our|the|an?|old) )*(?:shed|garage|greenhouse|outbuilding|summer ?house|lean to)s?(?: and (?:take|remove|dispose|clear|get)\\b.*)?$`,
      ),
      rewritten: 'shed removal OR demolition',
      understood: [['demolish my shed and take it away', 'shed removal OR demolition']],
    },
    ...plainly([
      [
        'put up|erect|build|install|fit|repair|fix|replace',
        '(?:garden )?(?:fence|fences|fencing|fence panels?)',
        'fencing',
        'put up fence',
      ],
      ['lay', 'turf|lawn|grass|patio|slabs?|paving', 'landscaper', 'lay turf'],
      ['cut', 'grass|hedges?|lawns?', 'gardener', 'cut grass'],
    ]),
    task(
      'cut|mow|trim|tidy|weed|do|clear|look after',
      'cut|cutting|mown|mowing|mowed|trimmed|trimming|weeded|weeding|tidied|tidying|done|doing',
      growing,
      'gardener',
      ['someone to cut my grass', 'gardener'],
      ['i am an elderly lady looking for somebody to mow my lawn', 'gardener'],
      ['hedge trimming', 'gardener'],
    ),
    task(
      'cut down|fell|prune|cut back|lop',
      'felled|felling|pruned|pruning|cut(?:ting)? (?:down|back)|chopp(?:ed|ing) down|tak(?:en|ing) down|(?:has |have )?(?:fallen|blown) (?:down|over)|lopped|lopping',
      '(?:dead |big |large |fallen )*(?:trees?|conifers?|branch(?:es)?|leylandii)',
      'tree surgeon',
      ['tree wants cutting down', 'tree surgeon'],
      ['our big conifers need chopping down', 'tree surgeon'],
      ['someone to cut down a tree', 'tree surgeon'],
    ),
  ],
  last: [
    {
      pattern:
        /^((?:seasoned |kiln dried |hardwood )*(?:logs|firewood)) for (?:(?:my|our|the|a) )?(?:(?:wood|log|multi ?fuel) ?)?(?:burner|stove|burning stove)$/,
      rewritten: '$1',
      understood: [['logs for wood burner', 'logs']],
    },
    ...statements([
      [
        '(?:electric |petrol )?mixer for (?:mortar|cement|concrete|render)(?: .*)?',
        'cement mixer',
        'electric mixer for mortar',
      ],
      ['(?:very |really )?overgrown (?:garden|hedges?|lawn)', 'gardener', 'overgrown garden'],
    ]),
  ],
};
