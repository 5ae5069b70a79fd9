import type { Rule } from '@/lib/screening/rule';

const advice =
  'This reads like an offer of something illegal, which may not be advertised here. If you do something else, say plainly what, and leave these words out.';
const rider =
  'deliveroo|uber|uber_eats|ubereats|just_eat|justeat|amazon_flex|stuart|rider|courier_app|delivery_app';

export const illegalErrandRules: Rule[] = [
  {
    id: 'staged-claims',
    category: 'illegal services',
    action: 'hold',
    phrases: [
      'stage|staged|fake|induced|deliberate ..2 bump|crash|accident|collision|shunt|burglary|theft|slip',
      'arrange|set_up ..2 little|small|gentle|minor ..1 bump|crash|shunt|accident',
      'crash for cash',
      'whiplash ..14 easy|arrange|passengers|extra|doctor_is|garage_and_doctor',
      'ghost|phantom|extra passenger|passengers ..6 claim|whiplash|each',
      'claim|claims ..8 never_happened|didn_t_happen|nothing_happened|not_really_hurt',
      'alibi ..3 wanted|needed|for_hire|for|service|sale',
      'say|swear|tell ..3 i_was|he_was|we_were|you_were ..6 evening|night|with_you|at_theirs|at_yours ..10 police|court|paid|#',
    ],
    weights: {
      'witness|witnesses|alibi|testimony|testify': 4,
      'say|says|swear ..2 what|whatever|anything ..1 you': 5,
      'need|pay|looking_for ..2 someone|somebody|person to swear|say|tell|lie|testify': 5,
      'swear|say|saying|testify he|i|we|she was|were ..3 home|with|there|all|asleep': 5,
      'liar|lie|lies|script|rehearse|rehearsed': 4,
      'court|judge|tribunal|police': 2,
      '# ..1 a_day|cash|per_day': 2,
    },
    innocent: [
      'against|avoid|detect|report|stop|investigate|investigator|victim|victims|dashcam|dash_cam|protect ..8 crash|staged|fake',
      'crash ..6 report|investigator|detector|helmet|mat|bandicoot',
      'alibi film|dvd|tv|game|series|podcast|channel',
      'jehovah s? witness|witnesses',
      'bedside|bed|stage lie',
    ],
    advice,
    hits: [
      'We arrange a little bump with passengers, £3,000 each',
      'Whiplash claims made easy, doctor is with us',
      'Alibi wanted, say I was at yours all evening',
      'Witness for court, will say what you need, good liar',
    ],
    passes: [
      'Did you see the accident on Elm Road? Witnesses please call',
      'Dash cam, protects against crash for cash',
      'Crash helmet, never dropped',
      'Whiplash: physiotherapist in Leeds',
    ],
  },
  {
    id: 'into-prisons',
    category: 'illegal services',
    action: 'hold',
    phrases: [
      'beat|beats|past|passes|avoids|fool|fools ..2 boss_chair|prison_scanner|body_scanner',
      'drone|drones|throw|throws|drop|drops ..6 over_the_wall|hmp|prison|jail|cell_window',
      'hmp|prison|jail ..3 drop|drops|deliveries|delivery_by_drone|throw_overs|throwovers',
    ],
    weights: {
      'hmp|prison|prisons|jail|jails|inmate|inmates|prisoner|prisoners|prison_officer': 4,
      'drop|drops|throw_over|over_the_wall|drone|drones|smuggle|get_in|hide|plugged|no_metal|all_plastic': 3,
      'prison|jail|hmp ..1 fence|wall|yard|window': 5,
      'carry|bring|take ..5 in for us|me|him|them': 5,
      'phone|phones|sims|sim|spice|tobacco|tiny|mini|zanco|parcel|parcels|charger': 2,
      '# a|per drop|time|go|package': 2,
      'no questions': 2,
    },
    innocent: [
      'prison break|dvd|box_set|cell_block|architect|escape|reform|teacher|tutor|chaplain|nurse|library|museum',
      'jail bird|house|break',
      'family|support|charity|visit|visits|visiting ..4 prisoner|prisoners',
    ],
    advice,
    hits: [
      'Drone deliveries over the wall, any HMP, £300 a drop',
      'Tiny phone, all plastic, beats the boss chair',
      'Prison officer wanted to carry a few things in for us, £1,000 a time',
    ],
    passes: [
      'Prison officer, HMP Leeds, full training',
      'Prison Break box set and a mini phone stand',
      'Drone for filming weddings',
    ],
  },
  {
    id: 'unlawful-evictions',
    category: 'illegal services',
    action: 'hold',
    groups: ['services', 'property', 'jobs'],
    phrases: [],
    weights: {
      'tenant|tenants|lodger|lodgers|squatter|squatters|renters': 3,
      'out in|by|today|tomorrow|tonight': 2,
      'get|getting rid ..1 renters|tenants|tenant|lodger|lodgers|squatters': 4,
      'cheaper|faster|quicker than ..1 court|courts|bailiffs': 5,
      'gone by|in|within': 3,
      'make them|him|her leave|go': 4,
      'no|without ..1 court|section_21|section_8|bailiffs|solicitors': 4,
      'no notice': 2,
      'locks changed|swapped|drilled': 2,
      'change the locks': 2,
      'bags|stuff|belongings|things ..3 street|pavement|outside|kerb': 4,
      'cut|turn|switch ..2 power|gas|electric|electricity|water|heating': 4,
      'bang|bangs|noise|music|dogs ..1 at_night|all_night': 3,
      'door|doors off': 4,
      'big|heavy|hard lads|boys|men|blokes': 4,
      'scare|frighten|persuade|encourage ..2 them|out|leave': 3,
    },
    innocent: [
      'left|leaving|moved|moves|end_of_tenancy ..2 out',
      'move|moving|moved|walk|log out in|by|today',
      'turn|switch ..2 water|gas|heating off for|to|while',
    ],
    advice,
    hits: [
      { text: 'Tenants out in 48 hours, no court, bags on the street', group: 'services' },
      { text: 'Problem tenant? We cut the power and take the door off', group: 'services' },
      { text: 'Lodger won’t go? Big lads make him leave, no notice', group: 'services' },
    ],
    passes: [
      { text: 'Locks changed when tenants have moved out', group: 'services' },
      { text: 'Eviction notices and court forms for landlords', group: 'services' },
      {
        text: 'End of tenancy cleaning, tenants out by noon, big lads not needed',
        group: 'services',
      },
    ],
  },
  {
    id: 'rented-accounts',
    category: 'fake documents',
    action: 'hold',
    phrases: [
      `${rider} ..2 account|accounts|login|logins|profile|profiles ..6 rent|rental|hire|sale|weekly|share|borrow|a_week|per_week|no_papers|lend`,
      `rent|renting|hire|rental|borrow|sell|selling|buy|buying|lend|share ..3 ${rider} ..1 account|accounts|login|logins|profile|profiles`,
      'no right_to_work check|checks|documents|papers|proof',
      'without ..2 right_to_work',
    ],
    innocent: [
      'account manager|executive|director|handler|assistant',
      'right_to_work check|checks|documents ..2 apply|applies|carried_out|done|by_us',
    ],
    advice:
      'Accounts for work belong to one person whose right to work was checked. If you hire out a vehicle, say so and leave the account out.',
    hits: [
      'Uber Eats account to rent, £60 a week',
      'Renting my Deliveroo account',
      'Courier work, no right to work check needed',
    ],
    passes: [
      'E-bike for hire, ready for Deliveroo and Uber Eats, £60 a week',
      'Account manager, right to work checks apply',
      'Uber Eats bag, insulated',
    ],
  },
  {
    id: 'fixed-matches',
    category: 'illegal services',
    action: 'hold',
    phrases: [
      'fixed match|matches',
      'fixed|rigged race|races|fight|fights|game|games ..8 sure|bet|bets|odds|guaranteed|correct_score|win',
      'referee|ref|keeper|goalie|goalkeeper|jockey|players is|are|was with_us|paid|bribed|ours|bought',
      'correct score|scores ..8 guaranteed|sure|100|telegram|paid_on_time',
    ],
    innocent: [
      'fixed odds|price|wheel|gear',
      'against|not|no|never ..3 fixed match|matches|matching',
      'fixed|repaired ..2 console|games_console',
      'referee|ref|players are|is paid ..3 expenses|match|game|fee|weekly|per',
    ],
    advice,
    hits: [
      'Fixed matches, 100% sure',
      'The referee is with us, correct score by WhatsApp',
      'Rigged races, guaranteed win',
    ],
    passes: [
      'Matching pair of lamps, fixed price',
      'Referees wanted, paid per match',
      'Fixed gear bike for races',
    ],
  },
];
