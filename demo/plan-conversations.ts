import { addTime, day, hour, minute } from '@/lib/dates';
import type { Prisma } from '@/lib/db/generated/client';
import { seededRandom, seededUuid } from './random';

type Line = readonly [from: 'buyer' | 'seller', minutesAgo: number, text: string];
type DemoConversation = {
  about: string;
  buyer: string;
  lines: readonly Line[];
  /** What the seller reported: the buyer's last message, or the buyer. */
  reported?: 'message' | 'person';
};

const ago = {
  hours: (count: number) => (count * hour) / minute,
  days: (count: number) => (count * day) / minute,
};

const sofa = 'Three-seater sofa in sage green, two years old';
const room = 'Room in Clapham for a Monday-to-Friday lodger';
const staff = 'Event staff: waiting, bar and hosts from Larkspur';

const conversations: readonly DemoConversation[] = [
  {
    about: sofa,
    buyer: 'carysbevan',
    lines: [
      ['buyer', ago.hours(27), 'Is it still available?'],
      ['seller', ago.hours(26), 'Yes, it is. You are welcome to come and sit on it.'],
      [
        'buyer',
        ago.hours(25),
        'Lovely. Our hall is 80 cm wide, would it go round a corner in two pieces?',
      ],
      [
        'seller',
        ago.hours(24),
        'The longer piece is 130 cm, so if you can turn that you are fine. I can send you the measurements of the back as well.',
      ],
      [
        'buyer',
        40,
        'We measured, it fits! Could we collect it on Saturday at about eleven? We would bring a van and my brother.',
      ],
    ],
  },
  {
    about: sofa,
    buyer: 'kevinmarlow',
    lines: [
      ['buyer', ago.days(2), 'Would you take £200 if I collect today?'],
      [
        'seller',
        ago.hours(46),
        'Thank you, but somebody is coming to look at the full price first. I will write if that falls through.',
      ],
    ],
  },
  {
    about: 'Volkswagen Golf 1.6 TDI estate, dog not included',
    buyer: 'kevinmarlow',
    lines: [
      ['buyer', ago.hours(9), 'Does it have a service history?'],
      ['buyer', ago.hours(9) - 3, 'And when was the cambelt done?'],
    ],
  },
  {
    about: 'Sunny double room in a friendly house, Redland',
    buyer: 'meilingchan',
    lines: [
      [
        'buyer',
        ago.days(3),
        'Hello! I start at the hospital in January and I am looking for a calm house. When could I view it?',
      ],
      [
        'seller',
        ago.days(3) - 50,
        'Hi, that sounds good. Sunday after four? Then you meet all of us, the cat included.',
      ],
      ['buyer', ago.days(3) - 65, 'Sunday at half past four is perfect. See you then.'],
      [
        'seller',
        ago.days(3) - 70,
        'Great. It is the blue door, I will write the number on the day.',
      ],
    ],
  },
  {
    about: room,
    buyer: 'hannah',
    lines: [
      [
        'buyer',
        ago.days(4),
        'Is it still available? I would need it from February, Monday to Thursday.',
      ],
      [
        'seller',
        ago.hours(5),
        'It is. Thursday to Sunday I have it to myself, so that would suit me well. Would you like a video call first?',
      ],
    ],
  },
  {
    about: staff,
    buyer: 'rosalindadeyemi',
    lines: [
      [
        'buyer',
        ago.days(1),
        'When could you come? We are eighty people in Dulwich on 12 December, from six to midnight.',
      ],
      [
        'seller',
        ago.hours(22),
        'We have a team free that evening. For eighty standing guests we suggest five people, one of them behind the bar.',
      ],
      ['buyer', 95, 'Five sounds right. Do they bring glasses, or do we hire those?'],
    ],
  },
  {
    about: room,
    buyer: 'kevinmarlow',
    reported: 'message',
    lines: [
      ['buyer', ago.hours(31), 'Is it still available?'],
      ['seller', ago.hours(30), 'It is. When would you like to see it?'],
      [
        'buyer',
        ago.hours(29),
        'I am offshore until March. My agent brings the rent in cash; you only buy Steam vouchers for his insurance, and I pay you back.',
      ],
    ],
  },
  {
    about: staff,
    buyer: 'meilingchan',
    reported: 'person',
    lines: [
      ['buyer', ago.hours(52), 'Do you have three hosts for Friday night?'],
      ['seller', ago.hours(51), 'Yes, at £17 an hour each, four hours at least.'],
      ['buyer', ago.hours(50), 'Only send the pretty ones. What do they charge afterwards?'],
      ['seller', ago.hours(49), 'Nothing of that kind. Please look elsewhere.'],
      ['buyer', ago.hours(48), 'I know where you all work. You will be sorry.'],
    ],
  },
];

export const demoConversations = conversations.length;

export const hasConversation = (title: string) =>
  conversations.some(({ about }) => about === title);

type Person = { id: string };
type Advert = { id: string; title: string; ownerId: string };

export type PlannedConversation = {
  row: Prisma.ConversationCreateManyInput & {
    id: string;
    buyerId: string;
    sellerId: string;
    createdAt: Date;
  };
  messages: Prisma.MessageCreateManyInput[];
  reported: 'message' | 'person' | undefined;
};

/** The other side's last messages are unread. */
export const planConversations = (
  ads: readonly Advert[],
  personOf: (key: string) => Person,
  now: Date,
): PlannedConversation[] =>
  conversations.flatMap(({ about, buyer, lines, reported }) => {
    const ad = ads.find(({ title }) => title === about);
    if (!ad) return [];
    const id = seededUuid(seededRandom(`conversation ${about} ${buyer}`), new Date(0));
    const messages = lines.map(([from, minutesAgo, text], index) => ({
      conversationId: id,
      number: index + 1,
      fromBuyer: from === 'buyer',
      text,
      at: addTime(now, -minutesAgo * minute),
    }));
    const lastOf = (fromBuyer: boolean) =>
      messages.findLast((message) => message.fromBuyer === fromBuyer)?.number ?? 0;
    const times = messages.map(({ at }) => at);
    return [
      {
        row: {
          id,
          adId: ad.id,
          buyerId: personOf(buyer).id,
          sellerId: ad.ownerId,
          lastNumber: messages.length,
          buyerRead: lastOf(true),
          sellerRead: lastOf(false),
          createdAt: times[0] ?? now,
          lastMessageAt: times.at(-1) ?? now,
        },
        messages,
        reported,
      },
    ];
  });
