import { problem, type SubjectRewrites, statements, task } from './rewrite';

const elders =
  'mum|dad|mother|father|parents?|gran|granny|nan|grandad|elderly [a-z]+|husband|wife|aunt|uncle';

export const healthAndBeauty: SubjectRewrites = {
  beforeCalls: [
    problem(
      '(?:carer|help|home help|care) for (?:my |an? |our )?(?:elderly |old |disabled )*(?:mum|mother|dad|father|parents?|gran|nan|grandad|husband|wife)',
      'carer',
      'carer for elderly mother',
    ),
  ],
  beforeVerbs: [
    {
      pattern:
        /^(?:electric )?(?:scooter|buggy) for (?:an? |my |the )?(?:disabled|elderly|old|older|infirm)(?: (?:person|people|man|woman|lady|mum|dad|mother|father|gran|nan|grandad))?(?: (?:that )?(?:goes|to go|for|on) .+)?$/,
      rewritten: 'mobility scooter',
      understood: [
        ['scooter for disabled person', 'mobility scooter'],
        ['scooter for disabled person goes on the road', 'mobility scooter'],
      ],
    },
    task('look after|care for|sit with|help|visit', 'looked after|cared for', elders, 'carer', [
      'someone to care for my mum',
      'carer',
    ]),
    task('do|cut|colour|style', 'cut|cutting|done|doing|coloured', 'hair', 'hairdresser', [
      'someone to cut my hair at home',
      'hairdresser',
    ]),
    task('do', 'done|doing', 'nails', 'nails', ['someone to do my nails', 'nails']),
    {
      pattern:
        /^(?:(?:bad|sore|painful) (?:back|neck|shoulder|knee)|back pain|neck pain|sciatica|frozen shoulder)$/,
      rewritten: 'physio OR massage',
      understood: [['bad back', 'physio OR massage']],
    },
    {
      pattern: /^(?:verrucas?|corns|ingrown toenails?|toenails? (?:cut|cutting))$/,
      rewritten: 'podiatrist',
      understood: [['ingrown toenail', 'podiatrist']],
    },
    {
      pattern: /^(?:stop|quit|give up|giving up) smoking$/,
      rewritten: 'hypnotherapy',
      understood: [['stop smoking', 'hypnotherapy']],
    },
  ],
  last: [
    {
      pattern:
        /^(?:(?:gentle|seated|chair|sitting|sit down) )+(?:exercises?|keep fit|yoga)(?: class(?:es)?)?(?: for .+)?$|^exercises? (?:sat|sitting|seated|sit)(?: down)?(?: for .+)?$/,
      rewritten: 'chair yoga',
      understood: [['exercise sat down for old folk', 'chair yoga']],
    },
    ...statements([
      ['help with (?:shopping|personal care|washing and dressing)', 'carer', 'help with shopping'],
      [
        'hair and make ?up (?:for )?(?:a |my )?(?:wedding|prom|bride)',
        'make up artist OR bridal hair OR bridal makeup',
        'hair and makeup wedding',
      ],
      [
        '(?:help (?:me )?)?(?:to )?los(?:e|ing) weight',
        'personal trainer OR slimming club',
        'lose weight',
      ],
    ]),
  ],
};
