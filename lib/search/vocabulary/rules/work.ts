import type { Rule } from '@/lib/search/vocabulary/meaning';

export const work: readonly Rule[] = [
  {
    pattern: /(?<!\b(?:hire|rental|rent)\b.*)\b(?:on )?(?:a )?day ?rates?\b(?! (?:hire|rental))/g,
    read: () => ({ group: 'jobs', decidesGroup: true }),
    understood: [['bricklayer work glasgow day rate', 'day rate']],
    stays: ['digger hire day rate'],
  },
  {
    pattern:
      /\b(?:i )?(?:want(?:s|ing)?|looking|hoping|like) to (?:be|become|work as|train as) (?:an? )?/g,
    read: () => ({ group: 'jobs', decidesGroup: true, facets: { adType: { values: ['offer'] } } }),
    understood: [
      ['i want to be an apprentice electrician', 'i want to be an'],
      ['looking to train as a chef', 'looking to train as a'],
    ],
    stays: ['chairs to be painted', 'sofa that has to be collected'],
  },
  {
    // Before "weekend work", which would take the word that this looks for.
    pattern:
      /(?<=\b(?:jobs?|work)\b[^,]*) for (?:an? )?(?:students?|school leavers?|teenagers?|mums?|pensioners?)\b/g,
    read: () => ({ group: 'jobs' }),
    understood: [['weekend work for a student', 'for a student']],
    stays: ['desk for a student', 'student work desk'],
  },
  {
    pattern:
      /(?<=\b(?:evenings?|weekends?|nights?|mornings?|saturdays?|sundays?|shifts?|(?:part|full)[ -]?time|casual|agency) )work\b(?! (?:boots?|shoes?|clothes|wear|trousers|jacket|light|bench|van))/g,
    read: () => ({ scope: 'jobs', group: 'jobs', facets: { adType: { values: ['offer'] } } }),
    understood: [
      ['evening work in wrexham', 'work'],
      ['saturday work', 'work'],
      ['night shift work liverpool', 'work'],
      ['part time work evenings', 'work'],
    ],
    stays: ['night work light', 'work boots'],
  },
  {
    pattern: /\b(?:(?:part|full)(?:[ -]?time)? ?(?:or|and|\/|&) ?(?:part|full)[ -]?time)\b/g,
    read: () => ({ group: 'jobs', decidesGroup: true }),
    understood: [
      ['full or part time chef', 'full or part time'],
      ['driver part time or full time', 'part time or full time'],
    ],
    stays: ['full time chef'],
  },
  {
    pattern:
      /\b(?:part|full)[ -]?time\b(?! (?:student|course|degree|study))|\bp\/t\b|(?<=\b(?:jobs?|work|vacanc(?:y|ies))\b.* )\bpt\b(?! sessions?)|(?<=\b(?:barista|cleaner|carer|driver|admin|receptionist|waitress|waiter|cook|chef|cashier|nanny|bartender|kitchen porter|shop assistant|sales assistant|care assistant|teaching assistant|support worker|kitchen assistant)s? )\bpt\b(?! (?:sessions?|cruiser|\d))|\bpt\b(?= (?:jobs?|work|cleaner|carer|driver|admin|receptionist|bar|waitress|waiter|cook|chef|kitchen|retail|sales|office|warehouse|cashier|nanny)\b)/g,
    read: ([words]) => ({
      group: 'jobs',
      decidesGroup: true,
      facets: {
        hours: { values: [words.startsWith('f') ? 'full time' : 'part time', 'full or part time'] },
      },
    }),
    understood: [
      ['part time job', 'part time'],
      ['part-time barista', 'part-time'],
      ['full time work', 'full time'],
      ['pt cleaner evenings', 'pt'],
      ['driver jobs leeds pt', 'pt'],
      ['barista pt', 'pt'],
    ],
    stays: ['part time course', 'spare part', 'full timing belt', 'pt sessions'],
  },
  {
    pattern:
      /\b(?:temporary|temp|permanent|fixed[ -]term|seasonal|zero[ -]hours?)\b(?= (?:jobs?|work|roles?|positions?|posts?|contracts?|vacanc(?:y|ies)|staff)\b)/g,
    read: () => ({ group: 'jobs', decidesGroup: true, isText: true }),
    understood: [
      ['temporary job', 'temporary'],
      ['fixed-term contract', 'fixed-term'],
    ],
    stays: ['permanent marker', 'temporary fencing', 'permanent make up'],
  },
  {
    pattern: /\b(?:night|day|late|early|twilight) shifts?\b/g,
    read: () => ({ group: 'jobs', decidesGroup: true, isText: true }),
    understood: [['warehouse night shift birmingham', 'night shift']],
    stays: ['gear shift knob', 'night light'],
  },
  {
    pattern: /\bfreelancer?\b(?= (?:jobs?|work|roles?|contracts?|gigs?)\b)/g,
    read: () => ({ group: 'jobs', decidesGroup: true, isText: true }),
    understood: [['seo freelance work', 'freelance']],
    stays: ['freelance photographer'],
  },
  {
    pattern:
      /(?<!\b(?:desk|chair|monitor|table|laptop|stand|shed|office) (?:for )?)\b(?:work(?:ing)? (?:from|at) home|home ?working|wfh)\b(?! (?:desk|office|chair|set ?up|table|monitor|laptop|kit|bundle))/g,
    read: () => ({
      group: 'jobs',
      decidesGroup: true,
      facets: { adType: { values: ['offer'] }, workplace: { values: ['remote', 'hybrid'] } },
    }),
    understood: [
      ['work from home bookkeeper', 'work from home'],
      ['working from home customer service', 'working from home'],
    ],
    stays: ['work from home desk', 'home office', 'standing desk wfh'],
  },
  {
    pattern:
      /\b(?:fully )?remote(?:ly)?\b(?= (?:\w+ ){0,2}(?:jobs?|work|working|roles?|positions?|vacanc(?:y|ies)|contracts?)\b| (?:admin|administrator|bookkeeper|data entry|customer (?:service|support)|developer|programmer|software|copywriter|recruiter|virtual assistant|personal assistant)\b)|(?<=\b(?:jobs?|work|roles?|positions?)(?: \w+){0,3} )(?:fully )?remote(?:ly)?\b(?! (?:controls?|village|island|area|location))/g,
    read: () => ({
      group: 'jobs',
      decidesGroup: true,
      facets: { workplace: { values: ['remote'] } },
    }),
    understood: [
      ['remote job', 'remote'],
      ['remote marketing jobs', 'remote'],
      ['fully remote bookkeeper', 'fully remote'],
      ['customer service job remote', 'remote'],
    ],
    stays: ['remote control car', 'remote it support', 'tv remote', 'remote cottage to rent'],
  },
  {
    pattern:
      /\bhybrid\b(?= (?:\w+ ){0,2}(?:jobs?|work|working|roles?|positions?|vacanc(?:y|ies))\b)|(?<=\b(?:jobs?|roles?|positions?)(?: \w+){0,3} )hybrid\b(?! (?:bikes?|cars?|vehicles?|van))/g,
    read: () => ({
      group: 'jobs',
      decidesGroup: true,
      facets: { workplace: { values: ['hybrid'] } },
    }),
    understood: [
      ['hybrid marketing job leeds', 'hybrid'],
      ['accounts job hybrid', 'hybrid'],
    ],
    stays: ['hybrid bike', 'hybrid car mechanic', 'toyota hybrid'],
  },
  {
    pattern: /\b(?:for )?(?:an? )?1[4-9][ -]?(?:years?|yrs?)[ -]?olds?\b/g,
    read: () => ({ group: 'jobs' }),
    understood: [['jobs for 16 year olds', 'for 16 year olds']],
    stays: ['bike for 6 year old'],
  },
  {
    // Whoever has a trade and seeks work, as in ads of people who look for some.
    pattern:
      /(?<=\b(?!(?:teenager|leaver|starter|beginner|worker|pensioner|mother|father|sister|brother|daughter|newcomer|partner|youngster|foreigner|stranger)\b)(?:[a-z]{3,}(?:er|or|ian|ist)|chef|nanny|mechanic|handyman|bricky|sparky|au pair) )(?:is )?(?:looking for|seeking|seeks|wants|needs) (?:(?:day|days|night|nights|weekend|evening|extra|more|full[ -]time|part[ -]time|temporary|temp|agency|regular|any|some) )*(?:work|employment)\b/g,
    read: () => ({ scope: 'job-wanted' }),
    understood: [
      ['hgv driver looking for day work', 'looking for day work'],
      ['experienced plasterer seeks work', 'seeks work'],
    ],
    stays: ['school leaver looking for work', 'looking for work', 'plumber for work on boiler'],
  },
  {
    pattern:
      /(?<=\b(?:saturday|sunday|weekend|evening|morning|night|summer|holiday|christmas|xmas|easter|student|part[ -]time|full[ -]time) )jobs?\b(?= [a-z])(?! (?:lot|bag)\b)/g,
    read: () => ({ scope: 'jobs', facets: { adType: { values: ['offer'] } } }),
    understood: [['saturday job hairdressers', 'job']],
    stays: ['weekend job lot of tools', 'evening dress'],
  },
  {
    pattern: /\b(?:job|work|employment) wanted:?(?= )/g,
    read: () => ({ scope: 'job-wanted' }),
    understood: [['job wanted gardener', 'job wanted']],
    stays: ['gardener wanted for job', 'plumber work boots wanted'],
  },
  {
    pattern: /\b(?:get|getting|be|being) paid (?:to|for)\b/g,
    read: () => ({ scope: 'jobs' }),
    understood: [['get paid to walk dogs', 'get paid to']],
    stays: ['paid internship'],
  },
];
