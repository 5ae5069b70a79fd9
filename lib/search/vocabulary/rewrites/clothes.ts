import { plainly, problem, type SubjectRewrites, statements } from './rewrite';

export const clothes: SubjectRewrites = {
  first: [
    ...plainly([
      [
        'hem|shorten|take up|let out|alter|take in',
        'trousers|jeans|(?:wedding |prom )?dress(?:es)?|skirts?|curtains|suits?|coats?',
        'alterations',
        'hem trousers',
      ],
      ['replace|fix|change|mend', '(?:broken )?zips?', 'alterations', 'replace zip'],
    ]),
    {
      pattern: /^runners ((?:size |uk ?)\d{1,2}(?:\.5)?)$/,
      rewritten: 'running shoes $1',
      understood: [['runners size 9', 'running shoes size 9']],
    },
  ],
  beforeCalls: [
    problem(
      '(?:take|taking|taken|turn) up (?:my |some |a )?(?:trousers|jeans|curtains|dress|skirt|hems?)|(?:trousers|jeans|dress|skirt) (?:taken|turned)(?: up| in)?',
      'alterations',
      'trousers taken up',
    ),
    problem(
      '(?:(?:wedding|prom|bridesmaids?) )?(?:dress(?:es)?|trousers|jeans|skirts?|suits?|coats?|jackets?|curtains) (?:needs?|wants?|needing) (?:taking|letting|hemming|shortening|altering|(?:a )?(?:new )?zips?)(?: .*)?',
      'alterations',
      'dress needs taking in and new zip',
    ),
  ],
  beforeVerbs: [
    ...plainly([
      [
        'make',
        '(?:wedding |prom |bridesmaids? )?dress(?:es)?|clothes',
        'dressmaker',
        'make prom dress',
      ],
    ]),
  ],
  last: [
    ...statements([
      [
        '(?:new )?zips? (?:put|sewn|fitted|replaced|changed)(?: in| into)? (?:in |into |on )?(?:an? |my |the )?(?:coat|jacket|jeans|trousers|dress|skirt|boots|bag|tent)',
        'alterations',
        'new zip put in my jeans',
      ],
      ['(?:broken )?zips? (?:replaced|fixed|mended|replacement)', 'alterations', 'zip replaced'],
      [
        '(?:broken )?zip (?:is )?(?:broken|stuck|gone|bust) (?:on|in) (?:my |the )?(?:coat|jacket|jeans|trousers|dress|skirt|boots|bag)',
        'alterations',
        'zip broken on my coat',
      ],
      ['(?:shoes?|boots?) (?:re-?heeled|re-?soled|heeled|soled)', 'shoe repair', 'shoes reheeled'],
      [
        'watch batter(?:y|ies) (?:replaced|replacement|changed?|fitted|fitting)',
        'watch repair',
        'watch battery replaced',
      ],
    ]),
  ],
};
