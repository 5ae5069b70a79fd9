import { type SubjectRewrites, statements } from './rewrite';

export const lessons: SubjectRewrites = {
  beforeVerbs: [
    {
      pattern:
        /^(piano|guitar|violin|drums?|singing|welsh|spanish|french|german|italian) learning(?: for .+)?$/,
      rewritten: '$1 lessons',
      understood: [['piano learning for pensioners', 'piano lessons']],
    },
    {
      pattern:
        /^(?:.* )?(?:scared|afraid|frightened|fear) of (?:the )?water\b.*$|^(?:.* )?(?:want(?:s|ing)? |would like )?to learn (?:how )?to swim$/,
      rewritten: 'swimming lessons',
      understood: [['scared of water want to learn to swim', 'swimming lessons']],
    },
    {
      pattern:
        /^help (?:(?:my |our )?(?:son|daughter|child|kids?|lad|girl|boy|grandson|granddaughter) )?with (?:(?:gcse|a level|ks[1-4]|sats|11 plus|higher) )?(maths|english|science|physics|chemistry|biology|french|german|spanish|history|geography)(?: (?:gcse|a level|homework))?$/,
      rewritten: '$1 tutor',
      understood: [['help my daughter with gcse maths', 'maths tutor']],
    },
    {
      pattern:
        /^(?:teach|show) (?:me|us|my [a-z]+) (?:(?:how )?to )?(?:play |speak )?(?:the )?((?!to\b|how\b|play\b|drive\b)[a-z]+)(?: from scratch| properly| for beginners| at home)?$/,
      rewritten: '$1 lessons',
      understood: [['teach me the guitar from scratch', 'guitar lessons']],
    },
    {
      pattern:
        /^learn(?:ing)? (?:how )?(?:to )?(?:drive|driving)(?: (?:an? |in an? )?(automatic|manual)(?: car)?)?$/,
      rewritten: '$1 driving lessons',
      understood: [
        ['learn to drive', 'driving lessons'],
        ['learn to drive automatic', 'automatic driving lessons'],
      ],
    },
    {
      pattern:
        /^learn(?:ing)? (?:how )?to ride (?:an? )?(?:motor ?bikes?|motor ?cycles?|mopeds?|scooters?)$/,
      rewritten: 'motorbike training',
      understood: [['learn to ride a motorcycle', 'motorbike training']],
    },
    {
      pattern:
        /^learn(?:ing)? (?:(?:how )?to )?(?:play |speak )?(?:the )?((?!to\b|how\b|play\b|drive\b)[a-z]+(?: [a-z]+)?)$/,
      rewritten: '$1 lessons',
      understood: [
        ['learn to play the guitar', 'guitar lessons'],
        ['learn welsh', 'welsh lessons'],
      ],
    },
  ],
  last: [
    ...statements([
      [
        'help with (?:homework|gcses?|a levels?|school ?work|reading|spelling|dyslexia|revision|exams)',
        'tutor',
        'help with homework',
      ],
      [
        '(?:lorry|hgv|class [12]|lgv) licen[cs]e(?: training| lessons| course)?|learn to drive (?:a )?(?:lorry|hgv)',
        'hgv training',
        'lorry licence training',
      ],
    ]),
  ],
};
