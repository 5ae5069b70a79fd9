import type { Rule } from '@/lib/screening/rule';

const advice =
  'People who look after children, the old or the ill are checked, and never gain from their trust. Say your registration and references, and leave these words out.';
const groups = ['services', 'jobs', 'personals'];
const cared =
  'carer|carers|care_home|look_after|caring|companion|nurse|power_of_attorney|pensioner|pensioners|widow|widows|widower|old_couple|old_people|elderly|old_lady|old_man|old_person|gran|nan|grandad|mum|dad|mother|father|auntie|dementia';

export const careRules: Rule[] = [
  {
    id: 'unchecked-child-care',
    category: 'abuse of care',
    action: 'hold',
    groups,
    kinds: ['ad'],
    phrases: [],
    weights: {
      'childminder|childminding|child_minder|babysit|babysitter|babysitting|nanny|child_care|childcare|au_pair|mind_your_kids|look_after_your_kids|have_your_kids|watch_your_kids': 3,
      'kids|kid|child|children|little_ones|girls|boys|baby': 1,
      'mind|look_after|watch|sit|have your|their|the ..1 daughter|girl|son|kids|child|little_one|little_ones|children': 3,
      'right|nice|quiet|sweet ..1 girl|boy': 3,
      'no|not|without|isn_t|never|nor ..4 ofsted|dbs|crb|registered|registration|check|checks|checked|police_check|paperwork': 4,
      'ofsted|dbs|crb|checks ..2 not|no|don_t|needn_t ..1 needed|necessary|required|bother|for_me': 3,
      'overnight|nights|sleep_over|sleepover|sleepovers|stay_over': 2,
      'at|in|to my|mine place|flat|house|home|caravan|room': 2,
      'at|to mine': 2,
      'my place': 2,
      'own caravan|flat|place|van': 1,
      'prefer|prefers|preferably|ideally|only|love ..2 girls|boys|little_ones|young_ones|toddlers': 4,
      'girls|boys|little_ones|young_ones|toddlers preferred|only|best': 4,
      'single|older man|bloke|guy|male|gent|uncle': 3,
      'bloke|man|guy #30-70': 3,
      'man|bloke|guy|gent offers|available|will|happy': 2,
      'ban|banned|barred|struck_off|sacked|suspended|accused|allegation|allegations|conviction|cautioned|something_years_ago': 4,
      'nonsense|all_lies|lies|misunderstanding|nothing_proven|never_proven|made_up|not_true|false': 3,
      'parent|parents ..2 not|needn_t|don_t|need_not ..2 come|know|stay|there|ask|be': 4,
      'bath|bathtime|bath_time|cuddle|cuddles|take_photos|swimming': 2,
      'free|no_charge|for_nothing|don_t_charge': 2,
    },
    innocent: [
      'free place|places|hours|spaces|parking|quote|estimate|trial|lunch|meals',
      'not only|just dbs|ofsted',
      'no charge for dbs',
      'single or double',
    ],
    advice,
    hits: [
      { text: 'Childminder, not DBS checked, girls preferred, at mine', group: 'services' },
      {
        text: 'Single man offers free babysitting, no checks, kids can sleep over',
        group: 'services',
      },
      { text: 'Nanny, banned from nurseries years ago, all lies, my place', group: 'jobs' },
    ],
    passes: [
      { text: 'Ofsted registered childminder, DBS checked, two free places', group: 'services' },
      { text: 'Babysitter, 17, not DBS checked yet, evenings at your home', group: 'services' },
      { text: 'Nanny share, no weekend work, children aged two and four', group: 'jobs' },
      {
        text: 'Babysitter wanted for two boys, overnight now and then, DBS please',
        group: 'jobs',
      },
    ],
  },
  {
    id: 'carers-gains',
    category: 'abuse of care',
    action: 'hold',
    groups,
    kinds: ['ad'],
    phrases: [
      'sedate|sedates|sedating|drug|dose ..3 them|her|him|patients|residents|mum|gran|old_people ..12 know|quiet|peace|sleep|through',
      'power_of_attorney|attorney|lpa ..6 without ..4 knowing|know|visit|seeing|meeting|consent|asking',
    ],
    weights: {
      [cared]: 2,
      'sign|signs|signing|signature|signatures|signed ..4 will|house|cheque|cheques|papers|over': 4,
      'get|be ..2 named|written ..3 heir|will|beneficiary': 6,
      'befriend|befriends|charm': 3,
      'you|we|i pay|take|get ..2 wage|half|cut|share': 3,
      'new|change|changes|changed|get ..2 will changed?': 3,
      'card|cards|cheque_book|pension|pensions|savings and|or|with ..1 pin|pins|passwords': 5,
      'split|share|cut|half|percent ..3 take_out|withdraw|money|what_we|inheritance|house|pension|it': 4,
      'bonus|share|paid|reward|cut when|once|after|of ..2 house|will|inheritance|estate|money ..2 ours|signed|mine|through|comes|yours': 6,
      'without ..4 knowing|noticing|asking_her|asking_him': 4,
      'before ..3 others|family|brother|sister|solicitor|son|daughter ..2 visit|visits|notice|come|finds|find': 4,
      'family|relatives|children|son|daughter ..1 need_not|needn_t|don_t_need_to|must_not know': 5,
      'give|gives ..1 them|her|him ..1 something|tablets|sedative|drops ..4 sleep|quiet|calm': 5,
      'sleep|sleeps through': 2,
      'lock|locks|tie|ties ..1 them|her|him ..2 in|bed|chair|room': 5,
    },
    innocent: [
      'baby|babies|toddler|newborn ..6 sleep through',
      'solicitor|solicitors|witness|witnesses|step ..8 sign|signed|will',
      'credit|debit|library|birthday|business|playing|pokemon card|cards',
    ],
    advice,
    hits: [
      {
        text: 'Carer for mum, get her to sign the new will before the others visit',
        group: 'jobs',
      },
      {
        text: 'I look after three old people and have their cards and pin, split what we take out',
        group: 'services',
      },
      { text: 'Power of attorney without the old person knowing', group: 'services' },
      { text: 'Night carer, I sedate them so that you have peace', group: 'jobs' },
    ],
    passes: [
      { text: 'Carer for my mum, mornings, contract and payslips', group: 'jobs' },
      {
        text: 'Wills and powers of attorney, signed at your home with a witness',
        group: 'services',
      },
      { text: 'Night nurse, helps babies sleep through', group: 'services' },
      { text: 'Companion for dad, cards and chess, two afternoons', group: 'jobs' },
    ],
  },
];
