import type { Rule } from '@/lib/screening/rule';

const badge =
  'blue_badge|blue_badges|disabled_badge|disabled_parking_badge|disabled_parking_permit|disabled_permit|disability_parking_badge|disabled_parking_card';
const claim =
  'pip|uc|universal_credit|dla|esa|disability|benefit|benefits|claim|claims|attendance_allowance|carers_allowance|housing_benefit|lcwra';
const vote =
  'vote|votes|postal_vote|postal_votes|postal_ballot|postal_ballots|ballot_paper|ballot_papers|polling_card|polling_cards|poll_card|poll_cards';

export const publicFraudRules: Rule[] = [
  {
    id: 'blue-badges',
    category: 'fake documents',
    action: 'hold',
    phrases: [
      `${badge} for|to sale|rent|hire|borrow|lend|swap`,
      `sell|selling|sale|rent|renting|hire|hiring|lend|lending|borrow|buy|buying|swap|cloned|copied|fake|copy ..4 ${badge}`,
      `${badge} ..10 nobody|no_one|park_free|park_anywhere|free_parking|valid|expires|expiry|runs|to_run|hologram|left_on|in_date|deceased|died|passed_away|passed|photo`,
      `${badge} ..6 nan|nan_s|nans|gran_s|grandad_s|grandma_s|mum_s|dad_s|late`,
      `nan_s|nans|gran_s|grandad_s|grandma_s|late|deceased|dead ..5 ${badge}`,
    ],
    innocent: [
      `${badge} wallet|wallets|holder|cover|case|sleeve|clock|bay|bays|space|spaces|parking|permit_holder|holders|application|applications|form|forms|renewal|scheme|driver|drivers|user|users|owner|frame|stand`,
      `wallet|holder|cover|case|sleeve|clock|frame|apply|applying|application|form|forms|renew|renewing|space|bay|suitable|fine|help|with|lost|found|stolen|report|fraud ..6 ${badge}`,
      `no|not|without ..2 ${badge}`,
      `${badge} ..1 not ..1 included|needed|required|for_sale`,
    ],
    unless: ['enamel|prefect|brooch|pin_badge|pin_badges|scout|guide badge|badges'],
    advice:
      'A blue badge belongs to one person and may not be sold, lent or copied. If you sell a wallet or help people to apply, say so and leave these words out.',
    hits: [
      'Disabled blue badge for sale',
      'Blue badge, two years left on it, my late father’s',
      'Rent our disabled parking permit by the day',
      'Cloned blue badges £100',
    ],
    passes: [
      'Leather blue badge wallet and clock',
      'Help to fill in blue badge forms',
      'Parking space suitable for blue badge holders',
      'Blue enamel prefect badges from school',
    ],
  },
  {
    id: 'mot-unseen',
    category: 'fake documents',
    action: 'hold',
    phrases: [
      'tester is|s my ..3 brother|mate|cousin|uncle|dad|friend|father|brother_in_law',
      'would|should never have passed ..14 mot|ticket|tester|put_it_through',
      'mot|mots|test_pass|test_passes|ticket ..12 no_car|without_the_car|without_car|without_seeing|without_looking|unseen|never_see|no_need_to_bring|don_t_bring|dont_bring|don_t_need_the_car|no_visit|car_not_needed|vehicle_not_needed|stays_at_home|stay_at_home',
      'never|don_t|dont|not ..1 see|inspect|test|check|look_at ..1 the_car|the_van|the_vehicle|your_car|your_van|your_vehicle ..10 mot|ticket|certificate|reg|registration',
      'mot ..12 never see it|the_car|the_vehicle|your',
      'send|text|message|give|whatsapp ..3 reg|registration|reg_number|number_plate ..14 on_the_system|goes_on|pass_today|passes_today|straight_pass|mot_pass|as_a_pass',
      'send|text|message ..3 reg|registration|reg_number ..12 ticket|certificate|mot|mots ..8 hour|today|same_day|cash',
      'pass|passes|certificate|certificates|ticket ..5 whatever|no_matter|regardless|any ..2 condition|state|fault|faults',
      'bald|no_brakes ..6 no_bother|don_t_matter|doesn_t_matter|still_pass|will_pass|still_passes',
      'tester ..12 without|not look|looking|seeing|checking|inspecting',
      'tester ..8 blind_eye|pass_anything|passes_anything|no_look',
      'bent|dodgy|tame mot|tester|mot_station|mot_tester',
      'guaranteed mot|mot_pass',
      'mot pass|passes|certificate|ticket ..1 guaranteed|for_sale|sold|sorted|no_questions',
      'year|12_month|12_months|long ticket|mot ..6 without ..2 looking|seeing|inspection|car',
    ],
    innocent: [
      'mot ..1 not|never guaranteed',
      'no|not|never|cannot|can_t guaranteed|guarantee ..2 mot',
      'reg|registration ..8 quote|price|book|booking|history|valuation',
      'collect ..6 car|van|vehicle',
      'sold|selling|sells ..2 without',
      'failed|fails|fail ..4 mot',
    ],
    unless: ['we collect|drive|take|fetch your car|van|vehicle'],
    advice:
      'An MOT needs the vehicle and an honest test. Say where the garage is and when the vehicle can be brought, and leave these words out.',
    hits: [
      'MOT without the car, £100',
      'Text the reg and it goes on the system as a pass',
      'Friendly tester gives a year’s ticket without looking',
      'MOT passes in any condition',
    ],
    passes: [
      'Mobile mechanic, pre-MOT checks',
      'Send the reg for a quote, MOT £35',
      'Failed its MOT on bald tyres, spares or repair',
      'We collect your car, take it through the MOT and bring it back',
      'Text me the reg to check the history, new MOT certificate today',
      'Scrap cars wanted in any condition, MOT or not',
    ],
  },
  {
    id: 'bought-votes',
    category: 'illegal services',
    action: 'hold',
    phrases: [
      `buy|buying|purchase|sell|selling ..1 ${vote}`,
      `buy|buying|purchase|sell|selling|pay_for|cash_for|paid_for ..1 your|their|people_s|postal|blank|unused|family_s ..1 ${vote}`,
      `${vote} ..2 bought|for_sale|for_cash|wanted_for`,
      'paid|pay|pays|cash|reward|quid to|for vote|voting',
      `vote ..8 and|you|to|then ..1 get|receive|earn ..2 #|cash|paid|quid|voucher`,
      'photo|picture|screenshot of ..2 ballot|ballot_paper|your_vote|vote',
      `give|hand|bring|leave|drop|pass|sell|lend ..6 postal_vote|postal_votes|postal_ballot|polling_card|polling_cards|poll_card|ballot_paper|ballots ..14 #|cash|quid|pay|paid|each`,
      '# ..2 for ..3 postal|blank|unused|signed ballot|vote',
      '# ..1 a|per|each|for_each|for_every vote|polling_card|postal_vote|ballot_paper',
      'blank|unused|unmarked|signed postal? ballot|ballots|postal_vote|postal_votes',
      'we|i fill ..4 postal_vote|postal_ballot|ballot|ballot_paper',
    ],
    innocent: [
      'vote ..8 competition|award|prize_draw|best|charity|contest|show',
      'ballot place|places|entry|box',
      'photo|picture of the_year|the_month',
      'poll clerk|clerks|staff|tellers',
      'not|never|no|nobody|report|illegal|against|stop|crime ..6 buy|buying|sell|selling|pay|paid ..4 vote|votes',
      'vote|votes ..6 report|illegal|crime',
    ],
    advice:
      'Votes and voting papers cannot be bought, sold or handed over. If this is about a competition, say which one and leave out the payment.',
    hits: [
      '£20 for each postal vote you bring us',
      'We buy your polling cards',
      'Vote for him and get £30 cash',
      'Blank postal ballots wanted',
    ],
    passes: [
      'Vote for our garden in the village competition',
      'Poll clerks for the election, £250 for the day',
      'Old wooden ballot box',
      'Helpers to remind people to vote, unpaid',
    ],
  },
  {
    id: 'benefit-fraud',
    category: 'illegal services',
    action: 'hold',
    phrases: [
      `${claim} ..12 illness|illnesses|condition|conditions|symptoms|disabilities you|they ..1 don_t|dont|never|haven_t`,
      'illness|illnesses|conditions|symptoms|disability you don_t|dont|haven_t ..1 have|got?',
      `${claim} ..14 even_if|though|when|although ..4 nothing|not ..2 wrong|ill|sick|disabled`,
      `${claim} ..12 act|acting|pretend|pretending|fake|faking|exaggerate|limp ..4 it|ill|sick|disabled|illness|assessment|assessor|symptoms|part`,
      'act|pretend|limp|exaggerate ..6 pip|assessor|assessment|benefits|dwp',
      `coach|coached|train|rehearse|script|scripts|scripted ..8 assessor|assessment|pip|dwp|medical`,
      'claim|claims|claiming ..2 as ..1 single',
      'single ..10 still_lives|still_living|lives_with_you|partner_lives|living_together',
      'dwp|jobcentre|job_centre|benefits_office ..5 never|won_t|wont|can_t ..2 find|finds|know|knows|catch|notice|trace',
      '# ..1 of ..2 back_pay|backpay|backdated|arrears|back_payment',
      'cut|share|percent|percentage|third|half|quarter ..1 of|from ..1 back_pay|backpay|backdated|arrears',
      'me|us|paid from|out_of ..2 arrears|back_pay|backpay|first_payment',
      `made_up|invented|false|fake|ghost|extra kids|children|tenancy|tenancies|rent_book ..8 ${claim}`,
      'cash_in_hand ..10 keep|carry_on|stay|still|signing|declare ..4 benefits|dole|signing_on|signing|jobcentre|dwp|it',
      'keep ..2 benefits|dole ..6 cash_in_hand|cash|undeclared',
      'won_t|wont|not|doesn_t|without affect|affecting|touch|losing ..3 benefits|dole ..4 cash|undeclared|books',
      'off_the_books ..6 benefits|dole|cash|tax',
    ],
    innocent: [
      'not|never|no|don_t|nobody|report|reporting|stop|against|investigate|investigator ..6 exaggerate|fake|cut|share|coach|fraud|pretend',
      'free ..6 help|advice|adviser',
      'rent arrears|statement',
      'act ..2 as_a|for_you|on_your|on_behalf|appointee',
      'equality|care|children|insolvency|housing|employment act',
    ],
    unless: [
      'solicitor|solicitors|citizens_advice|welfare_rights|licensed|regulated ..8 advice|advise|adviser|firm|honestly',
    ],
    advice:
      'Claims for benefits must be true, and nobody may sell made-up ones. If you advise people honestly, say who you are and leave these words out.',
    hits: [
      'We fill in your PIP with illnesses you don’t have',
      'UC claims, 25% of the back pay to us',
      'Coached for your PIP assessment, how to act it',
      'Claim as single while he lives with you',
    ],
    passes: [
      'Free help with PIP and Universal Credit forms',
      'Volunteer for the Citizens Advice benefits desk',
      'Rent statement and arrears ledger software',
      'Disability aids: grab rails and bath seat',
    ],
  },
  {
    id: 'false-officials',
    category: 'fake documents',
    action: 'hold',
    phrases: [
      'warrant_card|warrant_cards',
      'police|officer|paramedic|bailiff|immigration ..2 uniform|badge|id|id_card|stab_vest ..12 people|cars|they|anyone|nobody|no_one ..4 pull|stop|believe|know|open|obey|let_you_in',
      'blue_light|blue_lights ..12 pull|pulls|get|move|moves ..1 over|out_of',
      'genuine|real|current|serving police|paramedic|prison_officer|bailiff|immigration uniform|id|id_card|badge|jacket',
    ],
    innocent: [
      'film|replica|museum|retired|fancy_dress|costume|toy|collector|collectors|vintage|obsolete|kids ..8 warrant_card|uniform|badge|police',
      'warrant_card|uniform|badge ..6 checked|shown|museum|collector|collectors|costume|film|show_you|asked',
      'ask|show|check|carry|carries|see ..5 warrant_card|id_card|id|badge',
    ],
    advice:
      'Nobody may pose as the police or another authority. If yours is a costume or a collector’s piece, say so and leave these words out.',
    hits: [
      'Police warrant card and wallet, any name',
      'Blue lights for the grille, everybody pulls over',
      'Genuine police uniform, current issue',
    ],
    passes: [
      'Police fancy dress costume with toy badge',
      'Paramedic fleece from a film, costume only',
      'Blue light glasses, anti glare',
      'Ask to see the officer’s warrant card',
    ],
  },
];
