import type { Rule } from '@/lib/screening/rule';

const films =
  'film|films|movie|movies|video|videos|video_shoot|scene|scenes|shoot|shoots|photoshoot|clips|content';

export const performerRules: Rule[] = [
  {
    id: 'adult-performers',
    category: 'adult services in another category',
    action: 'hold',
    groups: ['jobs', 'services', 'buy-and-sell', 'personals'],
    isAdult: false,
    phrases: [
      `porn|porno|xxx|hardcore|blue|explicit ..1 ${films}`,
      'hardcore|explicit|xxx|porn scene|scenes|together|actress|actresses|actor|actors|performer|performers|model|models|casting',
      'amateur|gay|lesbian|softcore porn|porno|adult_film|adult_films',
      `lady|ladies|girl|girls|female|females|women|men|man|couple|couples|model|models|actress|actresses|actors|performer|performers ..3 adult ${films}`,
      `adult ${films} ..8 wanted|needed|cash|paid|pay|no_id|no_experience|first_timers|partner|partners|#|no_contract|girls|ladies|females`,
      `shoot|film|filming|make|making|create|record ..2 adult|porn|explicit ${films}`,
      `home_made|homemade adult? ${films} ..6 couples|ladies|girls|cash|in_your_hand|nobody`,
      'film|filming|filmed|record ..3 explicit|hardcore|porn',
      `naked|nude|topless ${films} ..10 cash|paid|no_id|no_experience|face_not_shown|first_timers`,
    ],
    weights: {
      'adult film|films|movie|movies|video|videos|content|shoot|scenes': 4,
      'lady|ladies|girl|girls|female|females|women|model|models|actress|actresses': 2,
      'no ..1 id|contract|paperwork|agents|experience|questions': 3,
      'face not|hidden|covered|blurred ..1 shown?': 3,
      'cash ..2 day|scene': 2,
      'first_timer|first_timers|beginners': 2,
      'private flat|hotel|hotel_room|house': 2,
    },
    innocent: [
      'hardcore rubble|base|sub_base|aggregate|tonne|tonnes|bag|bags|punk|music|gamer|gaming|gym|band|wwe|wrestling',
      'adult content filter|filters|block|blocker|policy',
      'no porn|nudity|adult_content',
      'adult ballet|education|learners|learning|cinema|class|classes|social_care|care|autism',
      'blue video|scene|film ..2 light|screen|planet',
      'explicit consent|lyrics|contract',
    ],
    unless: ['life_drawing|art_class|life_model'],
    advice:
      'Adult films and their performers belong into the section for adults, with proof of age and a contract. Post this there, or leave these words out if it is something else.',
    hits: [
      { text: 'Ladies for adult films, cash same day, no ID', group: 'jobs' },
      { text: 'Actresses for amateur porn', group: 'jobs' },
      { text: 'We film explicit scenes together, split the cash', group: 'jobs' },
      { text: 'Girls for adult video shoot, face not shown', group: 'jobs' },
    ],
    passes: [
      { text: 'Actors for a student film, adults of all ages, expenses paid', group: 'jobs' },
      { text: 'Hardcore and rubble, free, ten bags', group: 'buy-and-sell' },
      { text: 'Videographer for weddings, adult and child packages', group: 'services' },
      { text: 'Life model for adult art class, paid, no experience', group: 'jobs' },
    ],
  },
  {
    id: 'disguised-sex-work',
    category: 'adult services in another category',
    action: 'hold',
    groups: ['jobs'],
    phrases: [],
    weights: {
      'open_minded|broad_minded|no_hang_ups': 3,
      'relaxed|fine|happy about|with ..1 lingerie|underwear|nudity': 3,
      'lingerie|underwear|topless|nude|nudity': 3,
      'weekend|night ..2 hotel|yacht': 2,
      'gentleman|businessman|millionaire|wealthy': 2,
      '# per|a|each meeting|date|sleepover': 3,
    },
    unless: ['life_drawing|art_class|life_model', 'bra_fitting|bra_fitter', 'personal_care'],
    advice:
      'Sex may not be offered as work here. Say what the work is and who employs people, and leave these words out.',
    hits: [
      { text: 'Companion for a wealthy man, open minded, lingerie, £200 a date', group: 'jobs' },
      { text: 'Assistant, open minded, relaxed about nudity, £300 a meeting', group: 'jobs' },
      { text: 'Open minded, relaxed about underwear, weekends in hotels', group: 'jobs' },
    ],
    passes: [
      { text: 'Open minded carer for a gentleman, weekends in a hotel', group: 'jobs' },
      { text: 'Sales assistant, lingerie shop, no experience needed', group: 'jobs' },
      { text: 'Night porter, hotel, age 18 to 70', group: 'jobs' },
    ],
  },
];
