import type { Rule } from '@/lib/screening/rule';

const watched =
  'wife|wives|husband|husbands|girlfriend|boyfriend|partner|partners|spouse|ex|missus|cheating|cheater|tenant|tenants|lodger|lodgers|she|her|he|his';

export const spyingRules: Rule[] = [
  {
    id: 'spying',
    category: 'illegal services',
    action: 'hold',
    phrases: [
      'keylogger|key_logger|spyware|stalkerware|spy_app ..8 husband_s|wife_s|partner_s|husbands|wifes|girlfriend_s|boyfriend_s|his|her|their|ex',
      'keylogger|key_logger ..10 password|passwords',
      'where your ex|wife|girlfriend|husband|missus|boyfriend moved|lives|hides|is_hiding|went|stays|is_living|has_moved',
      'your ex ..2 new|current number|address|street|flat|house',
      'find|trace|locate|track ..4 ex|wife|girlfriend|missus ..8 refuge|hiding|new_address|moved_to|without_her',
    ],
    weights: {
      'tracker|trackers|gps|airtag|airtags|air_tag|tracking_device|listening_device|listening_bug|spyware|key_logger|stalkerware': 3,
      'camera|cameras|cam|hidden_camera|spy_camera|lens': 2,
      [watched]: 2,
      'cheating|cheater|cheats|affair|unfaithful': 2,
      'never|won_t|wont|not|doesn_t|don_t|without|nobody|no_one ..2 know|knows|find|finds|suspect|suspects|notice|notices|noticing|knowing|realise|spot|spots': 4,
      'under|in|on|inside|beneath|fit|hide|hidden ..2 her|his|their|the car|bag|coat|van|seat|handbag': 3,
      'on her|his|their phone': 3,
      'follow|see|watch|know where|every|all she|he|her|his|goes|trip|move|journey': 3,
      'mic|microphone|recorder|dictaphone': 3,
      'leave|put|hide|slip ..3 in|under his|her|their jacket|bag|car|coat|pocket|bed|handbag': 4,
      'hear|listen ..3 everything|what|all|every he|she|they|word': 5,
      'where she|he goes|is|sleeps': 3,
      'bathroom|bathrooms|changing_room|changing_rooms|in_the_shower|toilet|toilets|upskirt': 4,
      'looks|disguised like|real|as|normal': 1,
      'films|film|filming|records|footage|recording|watch': 2,
    },
    innocent: [
      'thief|thieves|burglar|burglars|intruder ..6 know|knows|find|finds|notice|spot|see',
      'bathroom|toilet|shower|changing_room ..3 cabinet|suite|mirror|scales|light|fitted|fan|tiles|included',
      'dog|dogs|cat|cats|pet|van|fleet|company|stolen tracker|trackers',
      'tracker for|on ..2 dog|dogs|cat|cats|pet|pets|horse',
      'he|she|it|dog|cat won_t|never|not ..1 know|notice ..2 it_s_there|on',
      'tracker mortgage|mortgages|bar|unit',
      'harness|collar|lead',
    ],
    advice:
      'People may not be followed or filmed without their knowledge. If yours protects a vehicle, a pet or a home, say so and leave these words out.',
    hits: [
      'Tracker under her car, she will not find it',
      'Airtags hidden in his bag, see where he goes',
      'Smoke alarm camera, films the bathroom, tenants never suspect',
      'Find where your ex moved to',
      'Pen camera for changing rooms, nobody notices, clear footage',
    ],
    passes: [
      'GPS tracker for your van, thieves never find it',
      'Tracker for dogs, see where he goes on your phone',
      'Security camera, films the drive',
      'Bathroom cabinet with mirror, looks like new',
      'Four airtags, new',
    ],
  },
  {
    id: 'personal-data',
    category: 'illegal services',
    action: 'hold',
    phrases: [
      'work|job ..6 can|will check|look_up|pull|see|access ..3 anyone|anybody|any_patient|any_person|anyone_s|any ..3 note|notes|record|records|file|account|details|address',
      'pull|see|check|look_up|get|copy any|anyone|anybody ..1 patient|patients|customer|customers|person|driver|s ..1 note|notes|record|records|file|account|history',
      'anyone|anybody|somebody s ..1 medical|bank|phone|police|criminal record|records|history|details|account ..4 looked_up|checked|found|#|in_an_hour',
      'patient|medical|police|dvla|benefit|customer record|records|file|files|details|database ..3 looked_up|for_sale|sold|leaked|copied|on_request',
    ],
    weights: {
      'data|database|leads|lists|rows|records|export|customer_list|contact_list': 3,
      'pensioner|pensioners|patients|customer|customers|elderly|over_70s|investors|borrowers|gamblers|widows': 2,
      'dob|date_of_birth|bank|sort_code|mobiles|national_insurance|maiden_name|medical|account_numbers': 3,
      '# rows|k': 2,
      'rows|cold_call|cold_calls|cold_calling|scrubbed|export|scraped': 4,
      'dump|hacked|leaked|breach|stolen': 4,
      'i work there|inside|in_the_office ..3 and|can|export': 5,
      'fresh|unused|never_called': 2,
    },
    innocent: [
      'data recovery|entry|cable|protection|analyst|analysis|backup|science|plan',
      'vinyl|vinyls|lp|lps|jazz|music|rock ..4 records',
      'records ..6 vinyl|lp|lps|player|sleeve|sleeves',
    ],
    unless: ['gdpr compliant|training', 'opted_in|opt_in|consented'],
    advice:
      'Other people’s data may not be sold or looked up. Say what service you offer with the consent of those concerned, and leave this out.',
    hits: [
      'UK pensioner data, 40k rows with bank and DOB',
      'I work in a hospital and can check anyone’s notes',
      'Customer database, hacked, 90k rows',
      'Medical records looked up in an hour',
    ],
    passes: [
      'Data entry clerk, customer records, full time',
      'Vinyl records, jazz, leads and bank of speakers',
      'Nurse, patient records kept on a tablet',
      'Laptop data recovery, customers come to the shop',
    ],
  },
];
