import type { Rule } from '@/lib/screening/rule';

export const otherSubstanceRules: Rule[] = [
  {
    id: 'khat',
    category: 'drugs',
    action: 'hold',
    phrases: [
      '!miraa|khat|qaat|muguka|murungu|kangeta',
      'qat|chat|chaat|kat|jaad|gat ..2 leaf|bundle|bundles|bunch|bunches|chew|chewing',
      'ethiopian|yemeni|somali|kenyan|harar|harari|meru ..1 chat|qat|gat|jaad|leaf',
      'leaves|leaf to|for chew|chewing',
      'chew|chewing ..3 chat|qat|jaad|leaf',
    ],
    innocent: [
      'khat script|style|calligraphy|font|art|lessons|arabic',
      'arabic|islamic|calligraphy ..3 khat',
      'my|our|called|named|nanny|i_m|am miraa',
      'chew chat|group',
      'dog|rabbit|puppy|parrot|guinea_pig ..6 chew|chewing',
      'silicone|teether|willow|apple ..4 leaf|leaves|chew',
      'leaf|leaves|bundle|bunch ..6 baby|babies|teether|rabbit|rabbits|guinea_pig|guinea_pigs|hamster|chinchilla|dog|puppy|degus',
      'not|no|against|charity|support|awareness ..4 khat',
    ],
    advice:
      'Khat is a controlled drug and may not be advertised here. If you sell something else, say what it is and leave these words out.',
    hits: [
      'Fresh khat, £8 a bundle',
      'Mirraa from Meru on every Friday flight',
      'Ethiopian chat, green and fresh',
      'Leaves to chew, kept cool, Southall',
      'M1raa here',
    ],
    passes: [
      'Khat calligraphy lessons, Arabic script',
      'Chat over coffee, leave your name at the desk',
      'Apple branches, bundles for rabbits to chew',
      'Kat Von D eye shadow',
    ],
  },
  {
    id: 'untaxed-and-unmarked',
    category: 'untaxed goods',
    action: 'hold',
    phrases: [
      'vodka|whisky|whiskey|spirits|gin|rum|wine|beer|booze|alcohol ..8 no_duty|untaxed|duty_not_paid|no_tax|no_stamp|no_duty_stamp|bootleg|counterfeit|home_distilled|unlabelled',
      'bootleg|counterfeit|untaxed|home_distilled|moonshine|fake vodka|whisky|spirits|gin|booze|alcohol|cigarettes|tobacco',
      'moonshine|poteen|poitin|hooch ..8 litre|litres|bottle|bottles|strong|proof|made|brewed ..6 #|each|still|shed|garage|cash',
      'cigarettes|cigs|fags|tobacco|baccy|vapes ..10 no_duty|untaxed|duty_unpaid|without_duty|no_uk_duty|no_stickers|foreign_packs|foreign_health_warnings|smuggled',
      'red_diesel ..8 car|cars|road|washed|laundered|dye',
      'washed|laundered|bleached diesel|red_diesel|fuel',
      'snus ..10 posted|imported|each|can|cans|tin|tins|tub|tubs|siberia|general|#',
      'vape|vapes|alcohol|vodka|cigarettes|fags|fireworks|cider|nitrous|knives ..10 no_id|without_id|no_age_check|no_age_checks|no_age|any_age|sold_to_anyone|never_ask_your_age',
    ],
    innocent: [
      'moonshine film|dvd|cd|book|still_game|jar|jars|mug|eye_shadow|dress|nail',
      'no id no sale|sales|exceptions',
      'over_18|over_18s|id|proof_of_age required|checked|needed|asked',
      'nicotine_free|nicotine free|free_snus snus',
      'snus tin|box empty|empty_only',
      'no red_diesel',
      'home_brew|homebrew|brewing|kit|own_use ..10 no_duty|no_tax|untaxed',
      'not|never|no|against|report|seized|spot|stop ..6 bootleg|counterfeit|fake|untaxed|smuggled',
    ],
    advice:
      'Tobacco, alcohol and fuel may only be sold with the duty paid, and to adults. If yours is an empty tin or a collector’s bottle, say so and leave these words out.',
    hits: [
      'Bootleg vodka by the case',
      'Snus, Siberia, £6 a can posted',
      'Vapes, no ID, we never ask',
      'Washed diesel for any car',
    ],
    passes: [
      'Gin glasses and a cocktail shaker',
      'Fireworks, no ID no sale',
      'Old tobacco tins, empty',
      'Red diesel tank for a farm, empty',
    ],
  },
  {
    id: 'unlawful-trades',
    category: 'illegal services',
    action: 'hold',
    groups: ['services'],
    phrases: [
      'not|isn_t|ain_t on the gas|gas_safe register|list',
      'gas|boiler|hob|flue|cooker ..14 ticket|registration|card|gas_safe ..1 lapsed|expired|ran_out|run_out',
      'sign|signs|signed|certify|certified|certificate ..8 boss_s|bosses|boss|mate_s|mates|friend_s|dad_s|somebody_else_s|someone_else_s|old_boss ..2 niceic|napit|gas_safe|elecsa|number|registration',
      'waste|rubbish|rubble|tyres|asbestos|fridges ..14 tip|dump it|them up|down|in ..2 lane|lanes|woods|moor|moors|fields|lay_by',
      'waste|rubbish|rubble|tyres|asbestos|fridges ..12 no_licence|without_a_licence|no_waste_licence|no_carrier_licence|no_transfer_note|no_paperwork|no_questions|lay_by|layby|tip_it_anywhere|dump_it|tip_it|in_the_woods|down_a_lane|country_lane|farm_track',
      'boiler|gas|hob|flue ..10 no_gas_safe|not_gas_safe|without_gas_safe|no_gas_safe_needed|no_certificate_needed|off_the_record|unregistered',
      'not|no|without gas_safe ..4 but|needed|cheaper|half|cash|card',
      'gas_safety_certificate|gas_certificate|eicr|electrical_certificate|epc ..8 without|no ..2 visit|visiting|seeing|inspection|coming',
    ],
    innocent: [
      'no|not|never|without ..2 fly_tipping|fly_tipped',
      'always|ask|avoid|beware|never|report|not ..6 no_licence|no_paperwork|lay_by|layby|dump_it|tip_it|unregistered',
    ],
    unless: [
      'licensed waste_carrier|carrier',
      'waste_carrier licence|registered',
      'gas_safe registered',
    ],
    advice:
      'Waste, gas and safety certificates need a registered trade. Say the number of your licence or registration, and leave these words out.',
    hits: [
      { text: 'Rubbish cleared cheap, no transfer note, tip it anywhere', group: 'services' },
      { text: 'Boilers fitted, not Gas Safe but half the price', group: 'services' },
      { text: 'Gas safety certificates without a visit', group: 'services' },
    ],
    passes: [
      { text: 'Rubbish cleared, waste carrier registered, receipts given', group: 'services' },
      { text: 'Gas Safe registered engineer, boilers', group: 'services' },
      { text: 'EPC assessor visits your home in Kent', group: 'services' },
    ],
  },
];
