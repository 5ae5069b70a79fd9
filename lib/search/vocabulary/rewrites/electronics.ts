import {
  plainly,
  problem,
  type SubjectRewrites,
  something,
  statements,
  task,
  who,
} from './rewrite';

const computer = '(?:old )?(?:laptop|computer|pc|macbook|mac)';

export const electronics: SubjectRewrites = {
  first: [
    {
      pattern:
        /^(?:simple |basic |easy |big button |flip )?(?:mobile|cell ?phone|phone|mobile phone)s? for (?:(?:my|an?|the|our) )*(?:elderly|old(?:er)?|seniors?|pensioners?|gran|grandma|granny|grandad|nan|nana|mum|dad)(?: (?:people|person|lady|man|mum|dad|relative|parents?))?$/,
      rewritten: '"big button" OR doro',
      understood: [['simple phone for grandma', '"big button" OR doro']],
    },
    {
      pattern: new RegExp(
        `^${who}?(?:teach|show|help) (?:(?:my|our|an?|old|older|elderly) )*(?:me|us|gran|grandad|grandma|granny|nan|nana|mum|mam|dad|mother|father|lady|man|pensioners?|wife|husband|parents)(?: (?:how )?to)? (?:use|with|work) (?:(?:the|a|an|my|her|his|their) )?(?:new )?(?:computer|laptop|tablet|ipad|phone|internet|pc)$`,
      ),
      rewritten: 'computer help OR computer lessons',
      understood: [['teach my mum to use her computer', 'computer help OR computer lessons']],
    },
    {
      pattern:
        /^(?:(?:phone|mobile|mobile phone) )?(?:case|cover)s? (?:for|to fit) (?:(?:the|my|an?|new) )*((?:(?:apple|google) )?(?:iphone|samsung|galaxy|pixel|oneplus|huawei|xiaomi|nokia|motorola)\b.*\d.*)$/,
      rewritten: '$1 case',
      understood: [['phone cover for the iphone 13', 'iphone 13 case']],
    },
    {
      pattern: new RegExp(
        `^(?:my |our |the )?${computer} takes (?:ages|forever|so long|too long|a long time|years) to .+$`,
      ),
      rewritten: 'computer repair OR laptop repair',
      understood: [['my computer takes ages to start up', 'computer repair OR laptop repair']],
    },
    ...statements([
      [
        '(?:(?:sky|satellite|freesat) dish(?:es)?|(?:tv )?aerial) (?:put up|fitted|installed|moved|realigned|fixing)',
        'tv aerial OR satellite dish',
        'sky dish put up',
      ],
    ]),
    ...something([
      [
        '(?:play|listen to) (?:(?:old) )?(?:records|lps|vinyl|albums|singles)(?: on| through| with)?',
        'record player OR turntable',
        'play my old records on',
      ],
      ['(?:play|listen to) music(?: on| through| with)?', 'speaker OR record player', 'play music'],
      [
        '(?:look at|see|watch) (?:stars|planets|moon|night sky)(?: .*)?',
        'telescope',
        'look at the stars with my son',
      ],
      ['(?:stand|put|hold) (?:camera|dslr) on', 'tripod', 'stand my camera on'],
      [
        'see who (?:is|s) at (?:front )?door(?: .*)?',
        'video doorbell OR ring doorbell',
        'see who is at the front door',
      ],
      ['print (?:photos?|documents|letters)(?: with| on)?', 'printer', 'print photos'],
      ['read (?:books|ebooks|e-books) on', 'kindle', 'read books on'],
    ]),
    ...plainly([
      [
        'put|hang|mount|fix|fit|get',
        '(?:telly|tv|television)s? (?:up )?(?:on|onto|to) (?:the |my |our |a )?walls?(?: (?:upstairs|downstairs|(?:in|above) .*))?',
        'tv mounting',
        'put my telly on the wall',
      ],
      [
        'recover|save|rescue|retrieve|get back',
        '(?:lost |deleted )*(?:photos?|pictures?|files?|data|documents?)(?: (?:from|off) .*)?',
        'data recovery',
        'save photos from dead hard drive',
      ],
    ]),
  ],
  beforeCalls: [
    problem(
      `${computer} (?:is |is running |running |very |so )*(?:slow|broken|frozen|not working|wont start|won't start|dead)|slow ${computer}|virus on .*`,
      'computer repair OR laptop repair',
      'my laptop is slow',
    ),
    problem(
      '(?:cracked|smashed|broke|broken) (?:my|the) (?:laptop|macbook)(?: screen)?|(?:cracked|smashed) (?:laptop|macbook) screen',
      'laptop repair',
      'cracked my laptop screen',
    ),
    problem(
      '(?:cracked|smashed|broke|dropped) (?:my|the) (?:phone|iphone|ipad|tablet|samsung)(?: (?:phone|screen|glass|samsung|iphone|galaxy))*(?:,? (?:can|who|while|needs?|how)\\b.*)?',
      'phone repair',
      'smashed my phone screen samsung can you fix it while i wait',
    ),
    problem(
      '(?:phone|iphone|ipad|tablet) (?:screen )?(?:is )?(?:cracked|smashed|broken)|(?:cracked|smashed|broken) (?:phone|iphone|ipad|tablet)?(?: ?screen)(?: (?:fix|fixed|repair|repairs|replacement|replaced))?',
      'phone repair',
      'cracked phone screen',
    ),
  ],
  beforeVerbs: [
    ...plainly([
      ['hang|mount|put up', 'tv|telly|television', 'tv wall mounting', 'mount a tv'],
      [
        'install|fit|put up',
        'aerials?|(?:sky |satellite )?dish(?:es)?|tv aerial',
        'tv aerial',
        'put up aerial',
      ],
      ['unlock', 'phones?|iphones?', 'phone unlocking', 'unlock iphone'],
    ]),
    task(
      'build|make|design|create|redesign|update|sort',
      'built|designed|updated',
      'web ?sites?|web ?pages?|online shop|app',
      'web design',
      ['someone to build me a website', 'web design'],
    ),
  ],
  last: [
    ...statements([
      [
        '(?:no (?:picture|signal|channels?|reception)|(?:picture|signal) keeps (?:going|breaking up|freezing)) (?:on|with) (?:my |the |our )?(?:freeview|tv|telly|television|freesat|sky)',
        'tv aerial OR aerials',
        'no picture on freeview',
      ],
      [
        '(?:no|bad|poor|weak) (?:tv|telly|television) (?:signal|reception|picture)|(?:tv|telly) (?:pixelated|no signal)',
        'tv aerial',
        'no tv signal',
      ],
      [
        '(?:slow|bad|poor|weak|no|broken) (?:wi-?fi|internet|broadband)(?: signal)?|(?:wi-?fi|internet|broadband) (?:is |keeps )*(?:not working|slow|down|dropping(?: out)?|cutting out|patchy|weak)',
        'wifi installation OR home network OR broadband engineer',
        'slow wifi',
      ],
      [
        "(?:laptop|computer|pc|macbook) (?:won't|wont|will not|doesn't|not|keeps) (?:turn(?:ing)? on|turn(?:ing)? off|charg(?:e|ing)|crashing|freezing|overheating|start(?:ing)?)",
        'computer repair OR laptop repair',
        "laptop won't turn on",
      ],
      [
        'help with (?:my )?(?:computer|laptop|phone|ipad|email|printer)',
        'it support OR computer repair',
        'help with my computer',
      ],
      [
        "(?:(?:my |our )?(?:gran|grandad|grandma|granny|nan|nana|mum|dad|mother|father|wife|husband) |i )?(?:can ?not|cant|can't|doesnt know how to|doesn't know how to|dont know how to|don't know how to|struggles? to|learn to|learn how to) (?:use|work) (?:(?:the|a|an|my|her|his|their) )?(?:computer|laptop|tablet|ipad|phone|internet|pc)",
        'computer help OR computer lessons',
        'grandad cant use computer',
      ],
    ]),
  ],
};
