import type { Rule } from '@/lib/screening/rule';

export const ticketRules: Rule[] = [
  {
    id: 'tickets',
    category: 'ticket touting',
    action: 'hold',
    phrases: [
      'pay_first|payment_first|bank_transfer|friends_and_family ..10 ticket|tix|barcode|e_ticket|pdf ..4 sent|after|emailed|screenshot',
      'tix|pdf|ticket|barcode|e_ticket ..2 sent|emailed|forwarded ..2 after|once|when',
      'ticket ..14 send ..3 money',
      'ticket ..10 abroad|overseas ..10 transfer|post|send',
      'ticket ..12 face_value ..10 want|asking|each|double|three|profit',
      'double|three_times|twice|triple|above|over face_value',
      'face_value ..3 # ..6 asking|want',
      'ticket ..12 friends_and_family|screenshot|my_login|membership_card|my_membership|lend|transfer_first|my_id|photo_id|in_my_name|with_my_name',
      'ticket ..14 sent_after|after_payment|after_bank|after_you_pay|after_i_get',
      'ticket ..14 bank_transfer first|only',
      'ticket resell|reselling|tout',
      'tout',
      'ticket ..6 any_match|all_games|any_club|bulk',
      'man_utd|man_united|arsenal|spurs|chelsea|premier_league|champions_league ..4 ticket',
      'united|utd|city|liverpool|everton|newcastle|england|scotland|celtic|ranger v ..3 ticket',
      'ticket ..4 away_end|home_end|premier_league|champions_league',
      'bought ..3 bots',
      'screenshot of ..2 qr|ticket',
      'qr_code screenshot',
      'lend ..4 membership',
      'ticket ..10 # pair profit',
    ],
    innocent: [
      'not|no|never|nothing above|over face_value',
      'not more_than face_value',
      'ticket stub|holder|machine|to_ride|programme',
      'ticket office',
      'no tout',
    ],
    unless: ['ticket stub', 'ticket_to_ride'],
    advice:
      'Football tickets may only be resold through the clubs, and other tickets for no more than you paid. Say what you paid, and let the buyer pay on handing over.',
    hits: [
      'Taylor Swift tickets, face value £90, I want £550',
      'Arsenal tickets, away end',
      'Tickets, I send a screenshot of the QR after payment',
    ],
    passes: [
      'Two theatre tickets, selling for what I paid',
      'Ticket to Ride board game',
      'Arsenal replica shirt',
      'Train tickets Leeds to London £20',
    ],
  },
];
