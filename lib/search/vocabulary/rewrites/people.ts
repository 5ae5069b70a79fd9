import { type SubjectRewrites, statements, who } from './rewrite';

export const people: SubjectRewrites = {
  first: [
    {
      pattern:
        /^(?:people|others|friends|players|somebody else|someone else) (?:to|who) play ([a-z]+)(?: with)?$/,
      rewritten: '$1 partner',
      understood: [['people to play chess', 'chess partner']],
    },
    {
      pattern: new RegExp(
        `^${who}?(?:practi[sc](?:e|ing)) (?:(?:my|speaking|talking) )*(english|welsh|french|german|spanish|italian|portuguese|polish|japanese|chinese|mandarin|arabic|gaelic|irish|russian)(?: with)?$`,
      ),
      rewritten: '$1 conversation OR $1 exchange',
      understood: [
        ['practise speaking welsh', 'welsh conversation OR welsh exchange'],
        ['anyone to practise spanish with', 'spanish conversation OR spanish exchange'],
      ],
    },
    {
      pattern: new RegExp(
        `^${who}(?:go|play|do|practise|learn) (?:to the )?((?!(?:to|on|in|out|a|an|my|the)\\b)[a-z]+) with$`,
      ),
      rewritten: '$1 partner',
      understood: [
        ['someone to go running with', 'running partner'],
        ['people to play tennis with', 'tennis partner'],
        ['somebody to go to the cinema with', 'cinema partner'],
      ],
    },
    {
      pattern: new RegExp(`^${who}go ([a-z]{4,} swimming)(?: with)?$`),
      rewritten: '$1 partner',
      understood: [['people to go wild swimming', 'wild swimming partner']],
    },
    {
      pattern: new RegExp(`^${who}go to ([a-z]+?)s?(?: with)?$`),
      rewritten: '$1 buddy',
      understood: [['someone to go to gigs', 'gig buddy']],
    },
  ],
  last: [
    ...statements([
      [
        '(?:pose|posing|sit|modelling|model) for (?:an? )?(?:artists?|art (?:class|group|students)|life drawing)(?: .*)?',
        'life model',
        'pose for artists',
      ],
      [
        '(?:tv|telly|television) extras?(?: (?:work|jobs?|wanted|needed))?',
        'film extra',
        'tv extra work',
      ],
      [
        '(?:new (?:here|in town)? ?(?:and )?)?(?:(?:want|wants|wanting|looking|trying|hoping|like) )?(?:to )?meet (?:some )?(?:new )?people(?! .*\\b(?:dat(?:e|es|ing)|sex)\\b)(?: .*)?',
        'friends OR social group',
        'want to meet new people',
      ],
    ]),
  ],
};
