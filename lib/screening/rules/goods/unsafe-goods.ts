import type { Rule } from '@/lib/screening/rule';

const fine =
  'fine|works|working|never|still|ok|okay|safe|bother|trouble|perfect|perfectly|problem|problems|issue|issues|nothing_wrong|unused|we_used|i_used|mine|ours|but|bargain|cheap';
const illness =
  'cancer|tumour|tumours|autism|hiv|aids|diabetes|alzheimers|alzheimer|dementia|leukaemia|parkinsons|multiple_sclerosis|herpes';

export const unsafeGoodsRules: Rule[] = [
  {
    id: 'recalled-goods',
    category: 'unsafe goods',
    action: 'hold',
    groups: ['buy-and-sell', 'vehicles'],
    phrases: [
      `recalled ..8 ${fine}`,
      'recalled one|model|type|version|cot|pram|car_seat|seat|dryer|charger|toy|battery|batteries|power_bank|power_banks|airbag|swing|hoverboard|heater|blanket',
      'recalled ..5 fire|fires|falling|accident|accidents|overheating|overheat|burning|choking|strangling|suffocation|injuries|shock|danger',
      `on|under|part_of|in|subject_to ..3 recall|recall_list ..8 ${fine}|not_done|not_replaced|not_repaired|not_fixed`,
      `recall ..3 not|never ..1 done|fixed|replaced|repaired|returned|sent_back|bothered|claimed`,
      `withdrawn|pulled|taken_off|took_it_off|took_them_off|banned ..3 sale|shop|shops|shelves|market|maker|manufacturer|store ..8 ${fine}|fire|fires|accident|accidents|overheating|danger|unsafe`,
      'failed ..2 safety test|tests|check|pat ..6 fine|works|never|ok|but|still',
      'ignore ..2 recall|safety_notice|safety_warning',
    ],
    weights: {
      'recall|recalled': 4,
      'banned|withdrawn|pulled ..3 make|model|type|sale|market|shops|them|because|for': 4,
      'ours|mine|it|they|has|have was|were|is|been|always|still ..1 alright|all_right|fine|ok|okay|safe': 4,
      'never had|did ..2 bother|problem|problems|issue|trouble|any': 3,
      'fire|fires|catch_fire|buckle|buckles|falling|accidents|choking|overheat|overheating|strangle|shock': 3,
      'with us': 2,
    },
    innocent: [
      'not|never|isn_t|wasn_t|none ..3 part|on|subject|affected|been ..3 recall|recalled',
      'not|never|isn_t|wasn_t recalled|one_of_those|one_of_the ..1 recalled?',
      'no ..2 recall|recalls',
      'recall|recalled ..1 repair|work|works|fix|notice|has|was|were|is|been|already|all|and|now ..2 done|completed|complete|carried_out|fixed|repaired|replaced|modified|sorted|cleared|up_to_date',
      'recall|recalls|recalled done|completed|complete|carried_out|fixed|repaired|replaced|modified|sorted|cleared',
      'replaced|repaired|fixed|modified|refunded ..4 recall|recalled',
      'recall ..1 spring|training|command|button|settings|dog|puppy|lead',
      'total recall',
      'check|checked|report|reporting|destroy|return|returned ..6 recall|recalled',
      'recalled ..2 with|by fondness|listeners|readers|memory',
      'good|great|excellent|reliable|solid|brilliant recall',
      'withdrawn library|from_library|stock|by_royal_mail|stamp|stamps|book',
      'ex library',
    ],
    advice:
      'Recalled and unsafe goods may not be sold, even if yours never failed. Return it to the maker; if it was repaired, say so and leave these words out.',
    hits: [
      'Drop-side cot, recalled but fine',
      'Dryer on the recall list, never had bother',
      'Power banks withdrawn by the shop for overheating, mine never did',
      'Baby swing, they took it off the market because of accidents, still works',
      'Airbag under recall, not replaced',
    ],
    passes: [
      'Dryer, the recall repair was done in 2019, still works',
      'Spaniel with good recall on the lead and the whistle',
      'Total Recall on Blu-ray, works fine',
      'Pram, not part of the recall',
      'Withdrawn library books, still fine',
      { text: 'All recalls completed, full history', group: 'vehicles' },
    ],
  },
  {
    id: 'miracle-cures',
    category: 'unsafe goods',
    action: 'hold',
    groups: ['buy-and-sell', 'services'],
    phrases: [
      `cure|cures|cured|curing|heals|healed|beats|kills|reverses|dissolves|shrinks ..3 ${illness}`,
      `${illness} ..3 cured|gone|healed|reversed|disappears|disappeared|dissolved|cure|remission`,
      'no_need_for|instead_of|stop|stopped|skip|replaces|without|throw|bin|ditch ..3 chemo|chemotherapy|insulin|radiotherapy|antiretrovirals',
      'black_salve|cansema|miracle_mineral|mms_drops|mms_solution|chlorine_dioxide_drops|bleach_drops',
      'bleach ..4 rids|cures|drink|drops_a_day|enema|enemas ..6 autism|child|body|parasites',
      `apricot_kernels|laetrile|vitamin_b17|cbd_oil|turpentine|ivermectin ..8 ${illness}|cured|cures`,
    ],
    innocent: [
      `research|charity|towards|fund|funds|fundraiser|race|run|walk|find|finding|until|hope|cure_for|raise|raising|money ..6 ${illness}|cure`,
      `${illness} ..4 research|charity|uk|support|fund|fundraiser|awareness`,
      'type 2 diabetes',
      'not|never|no|doesn_t|cannot|nothing ..3 cure|cures|cured|heals',
      'cancer ..3 zodiac|star|sign|crab',
      'during|after|through chemo|chemotherapy',
    ],
    advice:
      'Nobody may be promised a cure of such an illness. Say what it is without claims about health, and leave these words out.',
    hits: [
      'Cures cancer in 30 days',
      'Autism gone with bleach drops a day',
      'Black salve, no need for chemo',
      'Diabetes reversed, throw away your insulin',
    ],
    passes: [
      'Charity run for cancer research until there is a cure',
      'Wigs for people during chemotherapy',
      'Diabetes recipe book, like new',
      'Massage, relaxing, does not cure anything',
    ],
  },
  {
    id: 'animal-cruelty',
    category: 'cruelty to animals',
    action: 'hold',
    phrases: [
      'crush ..1 video|videos|clip|clips|fetish',
      'hurt|hurting|kill|killing|torture|torturing|crush|crushing|stamp|stamping|drown|burn ..3 animal|animals|kitten|kittens|puppy|puppies|mice|hamster|hamsters|rabbit|rabbits|cat|cats|dog|dogs ..8 camera|video|videos|script|clip|clips|film|request|order|live',
      'dog|dogs|cock|cocks|pit_bull|pit_bulls fight|fights|fighting ..10 video|videos|clip|clips|stream|footage|dvd|entry|bets|betting|tickets|ring',
      'champion|proven|game|fighting ..1 bloodline|pit_bull|pit_bulls|fighting_dog|fighting_dogs|gamecock|gamecocks',
    ],
    weights: {
      'against|versus|vs ..1 badger|badgers|dog|dogs|fox|cat|rat|rats': 4,
      'private|closed|secret group|chat|link': 3,
      'dog|dogs|cock|cocks|cockerels|birds|rat|rats|ferret|ferrets|badger|cats|terrier|terriers|pit_bull|pit_bulls|pitbulls': 4,
      'fight|fights|fighting|bout|bouts|pit': 3,
      'cockfight|cockfights|dogfight|dogfights': 7,
      'stream|streamed|live_stream|livestream|live|video|videos|clip|clips|footage|link': 2,
      'bet|bets|betting|stake|stakes|wager|wagers|odds|entry|tickets': 2,
      'telegram|private_link|secret_location|location_on_the_day|link_sent|sent_on_the_day': 3,
      'squeamish|blood|bloody|to_the_death|to_the_finish|clear_the_pit': 3,
    },
    innocent: [
      'hot dog|dogs',
      'report|reporting|stop|stopping|against|ban|charity|rspca|rescue|rescued|illegal|behaviourist|trainer ..8 fight|fights|fighting|dog|dogs',
      'fight|fights|fighting ..6 report|illegal|behaviourist|trainer|rescue|over_food|over_toys',
      'boxing|boxer|mma|ufc|wrestling|pillow|food|snowball|water|sword|fire|play fight|fights|fighting|fighter',
      'pit lane|stop|stops|mat|bike|crew|orchestra',
      'ball|fire|sand|coal|barbecue|bbq|inspection pit',
      'dog days|sled|walker|walking',
      'cock and_bull',
    ],
    advice:
      'Fights and cruelty to animals may not be offered, shown or bet on. If you write about protecting animals, say so and leave these words out.',
    hits: [
      'Cockfight live stream, bets in the chat',
      'Dog fight videos, £15 a clip',
      'Rat pit, dogs clear the pit, tickets and bets',
      'Will hurt small animals on camera to your script',
    ],
    passes: [
      'Dogs that fight over food: behaviourist, home visits, video calls',
      'Boxing night, live, tickets include a hot dog',
      'Report dog fighting, talk by the RSPCA',
      'Ball pit and bubble machine for parties',
    ],
  },
];
