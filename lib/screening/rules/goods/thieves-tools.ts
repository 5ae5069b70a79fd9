import type { Rule } from '@/lib/screening/rule';

const picks =
  'lock_pick|lock_picks|lockpick|lockpicks|pick_gun|snap_gun|lock_snapper|lock_snapping|slim_jim|bypass_tool|bypass_tools|lishi|tension_bar|lock_puller|key_decoder';
const coders =
  'key_programmer|key_programmers|key_cloner|key_clone|fob_cloner|fob_programmer|programmer_clone|obd|obd_tool|code_reader|emulator|repeater|flipper';

export const thievesToolRules: Rule[] = [
  {
    id: 'thieves-tools',
    category: 'illegal services',
    action: 'hold',
    phrases: [
      'key emulator ..4 kia|hyundai|toyota|lexus|honda|mitsubishi|keyless',
      'in_and_away|in_and_gone ..2 #1-60 sec|second',
      'owner s? asleep|in_bed and|so ..1 won_t|wont|can_t hear|wake',
      'bump_key|bump_keys|bumpkey|bumpkeys|bump_keying',
      'car|key|keys|auto|lock|van|vehicle jiggler|jigglers',
      'jiggler|jigglers ..2 key|keys|set|door|doors|van|vans|lock|locks',
      `${picks} ..14 quietly|quiet|silent|silently|neighbour|neighbours|caught|night|no_trace|any_house|any_van|any_door|back_door|back_doors|in_seconds|ten_seconds|second|seconds`,
      'open|opens|into|defeats|snaps ..4 any|most|every ..4 lock|locks|door|doors|van|vans|car|cars|house|houses ..6 quietly|silently|silent|no_trace|without_a_sound|no_noise|no_alarm',
      'open|opens|snap|snaps|unlock|unlocks|get_into|gets_into ..8 lock|door|locks|window|van|shed ..14 neighbours|neighbour|owner|owners ..3 hear|notice|know|wake',
      'don_t|dont|never|not get caught with',
      `${coders} ..24 while|when|before ..1 owner|owners|they|he|she|driver ..3 shop|asleep|away|notice|notices|looking|sleeps|sleep|in_bed`,
      'code_grabber|codegrabber|rolling_code_grabber|relay_attack|relay_kit|relay_set|keyless_repeater|keyless_emulator|signal_amplifier_for_keyless',
      'steal|nick ..4 any ..3 car|van|motor|bike|moped|ebike ..8 second|seconds|minute|minutes|device|tool|kit',
      'move|moves|moving|shift|shifting motors|cars|vans at_night',
      'grinder|bolt_cutters|cropper|croppers ..10 bike_lock|bike_locks|any_lock|d_lock|d_locks ..8 caught|second|seconds|night|street|quick',
      'alarm_bypass|alarm_jammer|alarm_blocker|siren_killer',
    ],
    innocent: [
      'mouse|cistern|toilet|tea|siphon|syphon jiggler',
      'jiggler siphon|syphon|pump|hose',
      'protect|protects|prevent|prevents|stop|stops|against|anti|proof|resistant|beat|beats ..8 bump_key|bumping|relay_attack|code_grabber|snapping|thief|thieves',
      'bump_key|snapping|bump proof|resistant',
      'locksport|practice|practise|training|transparent|clear ..6 lock|locks|padlock|pick',
      'not|never|nobody|without_being caught ..1 with',
      'police|thief|thieves|burglar|burglars ..6 caught',
      'soundproof|sound_proof|double_glazed|secondary_glazing|quiet ..12 neighbours|neighbour',
    ],
    advice:
      'Tools for breaking into homes and vehicles may not be offered here. If you are a locksmith or sell training locks, say so plainly and leave these words out.',
    hits: [
      'Bump keys, set of twelve',
      'Car jigglers, get into most vans',
      'Lock picks, the neighbours never hear you',
      'OBD programmer, makes a key while the owner sleeps',
      'Code grabber for keyless cars',
    ],
    passes: [
      'Mouse jiggler USB',
      'Clear practice padlock with a pick set for locksport',
      'Anti bump lock cylinders, new',
      'Jiggler syphon for water butts',
      'Stops a door rattling so that the neighbours don’t hear it',
      'Locksmith, any door opened, proof of address asked',
      'Faraday pouch against relay attacks',
    ],
  },
  {
    id: 'jammers',
    category: 'illegal services',
    action: 'hold',
    phrases: [
      'deauth|deauther ..3 jammer|camera|doorbell|ring',
      'doorbell|camera go|goes blind while you',
      'gps|phone|mobile|tracker|signal|wifi|gsm|4g|5g|fob|drone|radio|speed_camera ..5 jammer|jammers|scrambler|jamming|blocker|blockers',
      'jammer|jammers ..6 gps|phone|phones|tracker|trackers|mobile|wifi|fob|fobs|signal|signals|alarm',
      'blocker|blockers for ..3 tracker|trackers|gps|mobile|mobiles|phones',
      'block|blocks|kill|kills|knocks_out|jam|jams|disable|disables|defeat|defeats ..2 tracker|trackers|gps|key_fobs|telematics|black_box|phone_signal|mobile_signal|speed_camera|speed_cameras|all_signals|every_phone',
      'tracker|trackers|telematics|black_box ..4 lose|loses|goes|lost ..1 signal|dark|blind',
      'kill|kills ..1 mobile|mobiles|phones|wifi|gps|signal|signals',
      'laser|radar jammer|jammers',
    ],
    innocent: [
      'camera|dashcam|dash_cam|screen|display goes dark',
      'door|window|rope|line|halyard|cam|sail|boat|derby jammer|jammers',
      'blocker|blockers|blocking|jammer|scrambler pouch|box|wallet|bag|faraday|case|card|cards|sleeve|cover|app',
      'ad|call|nuisance|spam|number phone? blocker|blockers',
      'call blocker|blockers',
      'nuisance|spam|unwanted|cold call|calls',
      'bike|bikes|motorbike|dirt ..4 scrambler',
      'scrambler bike|motorbike|tyres',
      'ducati|triumph|yamaha|honda|fantic scrambler',
      'not|never|no|illegal|beware|offered|police|report ..8 jammer|jammers|jam|blocker',
      'jammer|jammers ..6 illegal|police|reported',
      'faraday|thief|thieves ..10 block|blocks',
      'block|blocks|stops ..6 thief|thieves|relay|scanners',
    ],
    advice:
      'Devices that jam phones, trackers or fobs are illegal to sell and use. If yours is a pouch or box that shields keys, say so and leave these words out.',
    hits: [
      'GPS jammer, plugs into the lighter',
      'Blocker for company trackers',
      'Phone and wifi jammer, 20 metres',
      'Kills mobile signals in the whole room',
    ],
    passes: [
      'Faraday pouch, blocks key fobs so that thieves cannot relay them',
      'Call blocker phone by BT',
      'Door jammer for travellers',
      'Scrambler bike tyres and GPS mount',
      'Rope jammer for a yacht',
    ],
  },
];
