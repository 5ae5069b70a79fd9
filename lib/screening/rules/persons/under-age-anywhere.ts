import type { Rule } from '@/lib/screening/rule';
import { advice } from './under-age';

export const underAgeAnywhereRules: Rule[] = [
  {
    id: 'under-age-anywhere',
    category: 'under-age',
    action: 'hold',
    isAdult: false,
    phrases: [
      'meet|chat|talk ..6 without ..2 parent|mum|dad|mom|family ..2 know|knowing|finding|find',
      'mature|grown_up ..3 for ..3 #8-17',
      'child|children|kid|baby|teen|schoolgirl|young_girl model|models|modelling ..14 underwear|lingerie|bikini|swimwear|private',
      'parent|parents|mum|mums leave|wait|stay|stays ..2 room|outside|away|home ..8 shoot|underwear|photo|cash|camera',
      'you ..2 at primary|secondary_school|junior_school ..12 grown_up|video|cam|pic|meet|look',
      'when your mum|dad|parent|parents go|goes|is|are ..2 out|work|away|asleep|bed',
      'massage|massages|company|dance by|with|from my niece|daughter|stepdaughter|little_sister|granddaughter',
      'how old ..4 #8-17',
      '#8-17 is|s fine|ok|okay|perfect|cool|good',
      'don_t|dont|never|not tell ..3 parent|mum|dad|mom|teacher ..8 pic|photo|meet|secret|snap|video',
      '#8-17 ..8 send ..2 pic|photo|nude|video',
      'age|aged #8-17 ..10 send|swap ..2 pic|nude',
      'only|just|are #8-15 ..8 just_a_number|meet_me|meet_up|secret|pic|pics',
      'send|sent noodz|noods|nudez|nudz',
      'are you alone|home_alone ..6 pic|cam',
      '#8-17 year_old|yo|y_o girl|boy|teen ..6 massage|escort|sexy|nude|fun|incall|webcam|lingerie',
      'model ..2 #8-17 ..12 private|no_parents|lingerie|swimwear|nude',
      'young|teen girl ..6 webcam|nude|escort|massage|no_id|lingerie|all_ages',
      'teen|preteen|pre_teen|underage|under_age|schoolgirl|school_girl|young ..2 porn|nude|sex|escort|naked|cam|video|pics|massage',
      'swimwear ..2 lingerie ..4 cash|no_parents',
      'no parents please',
      '!jailbait|child_porn|kiddie|kids_video|cp_link|mega_link',
      'cheese_pizza ..3 link|vid',
      'webcam ..6 no_id|all_ages',
      'lad|girl|boy|student #12-17 to? #12-17 ..6 cash|country',
      '#12-17 to? #12-17 holiday cash',
    ],
    innocent: [
      'bike|dress|shoe|jacket|uniform|clothes|costume|toy|set|size ..6 #8-17',
      'underage drinking',
    ],
    advice,
    hits: [
      '15 year old girl, sexy massage',
      'Models 13-17 for private shoots, no parents',
      'Young girls wanted for webcam',
    ],
    passes: [
      'School girl uniform size 10',
      'Maths tutor for 15 year olds',
      'Teenage bedroom furniture',
      'Lolita by Nabokov and other classics',
    ],
  },
  {
    id: 'under-age-clothes',
    category: 'under-age',
    action: 'hold',
    phrases: [
      'worn|used|unwashed ..8 unwashed|worn|used ..8 collector|gentleman|gent|daughter|schoolgirl|buyer',
      'unwashed ..8 uniform|sock|tight|knicker|swimsuit|underwear|leotard|gym_kit|pe_kit',
      'uniform|sock|tight|knicker|swimsuit|underwear|leotard|gym_kit|pe_kit ..14 unwashed|for_gentlemen|gentleman_collector|gentlemen_collectors',
      'photo|picture|pic of her|him|them|my_daughter|the_girl in it|them ..3 included|extra|sent',
    ],
    innocent: [
      'unwashed fleece|wool|potato|carrot|egg|pigment',
      'wedding|prom|christening ..8 in it',
    ],
    advice:
      'Clothes of children may only be offered washed, for children to wear. Leave out who wore them, and photos of the child.',
    hits: [
      'PE kit worn by my daughter, unwashed, for gentlemen',
      'Used and unwashed socks of a schoolgirl',
      'School skirt, unwashed, photos of her in it included',
    ],
    passes: [
      'School uniform age 13, all washed',
      'Football socks worn twice, size 3 to 6',
      'Unwashed fleece for spinners, from Jacob sheep',
    ],
  },
];
