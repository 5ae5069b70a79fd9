import type { Rule } from '@/lib/screening/rule';

export const rentalRules: Rule[] = [
  {
    id: 'rental-deposit',
    category: 'rent before viewing',
    action: 'hold',
    groups: ['property'],
    phrases: [
      'no viewing',
      'viewing ..2 not possible',
      'no viewings ..6 deposit|pay|key',
      'before ..4 view|viewing ..1 room|flat|the|much',
      'deposit|pay|payment|transfer|fee|send ..6 before ..3 view|viewing|meet|you_can_view|we_meet',
      'before you can view',
      'to see ..3 property|flat|house|room ..4 transfer|pay|send',
      'to book a viewing',
      'needed|required to ..1 book ..1 viewing',
      'viewing fee',
      'holding deposit|fee ..4 first|before',
      'pay ..4 deposit ..6 i post',
      'reserve before viewing',
      'keep key and send',
      'deposit first ..6 keys_will',
      'transfer ..2 holding',

      'deposit ..8 key ..3 post|courier|dhl|shipped|sent',
      'key ..3 by_post|by_courier|dhl|shipped|are_with_me|sent_by|via_dhl|with_me|posted',
      'post ..2 key',
      'key will be sent|shipped',
      'i|owner ..2 abroad|overseas|spain|out_of_the_country ..10 no|cannot|deposit|pay|key|viewing',
      'i_m|im|i_am ..1 abroad|overseas ..10 deposit|pay|key|viewing',
      'live|living overseas|abroad ..2 pay',
      'out of the country',
      'cannot show it',
      'landlord|owner abroad|overseas ..8 pay|deposit',

      'reserve before viewing',
      'airbnb|booking_com|booking.com|tripadvisor ..4 hold|keep|will_hold|handles',
      'through|via airbnb ..2 link',
      'airbnb agent',
      'airbnb link',
      'booking com ..3 keep|hold',
      'missionary|reverend|mission_in|on_mission',
      'send money ..3 friend',
      'friend_s name',

      'send # ..2 holding',
      'send a # holding',
      'working on a ship',

      'transfer rent',
      'deposit first key',
      'send deposit',

      'deposit ..1 first ..3 key',
    ],
    innocent: [
      'landlord|live abroad agent|so_my',
      'no viewings on|before',
      'abroad agent_manages',
      'arrange|for|no charge viewing',
    ],
    unless: ['agency ..3 shows', 'sister shows', 'agent shows'],
    advice:
      'Nobody should pay before they have seen a home. Say when it can be viewed, and ask for a deposit only after that.',
    hits: [
      'Pay deposit before viewing',
      'I am abroad so no viewing, keys by post',
      'Viewing fee £50 by bank transfer',
    ],
    passes: [
      'Deposit five weeks held in the DPS, viewings on Saturday',
      'Landlord lives abroad, agent manages',
      'Holiday cottage with key safe, deposit refunded after stay',
    ],
  },
];
