import type { Rule } from '@/lib/screening/rule';

const form =
  'Put your number into the phone field of the form, where it is shown only to people who ask for it.';
const category = 'contact details';

/** Rules without phrases, whose hits come from find-contacts.ts. */
export const contactRules = {
  phone: {
    id: 'phone-in-text',
    category,
    advice: `Please leave your number out of the text. ${form}`,
  },
  hiddenPhone: { id: 'phone-hidden', category, advice: `A number is hidden in the text. ${form}` },
  email: {
    id: 'email-in-text',
    category,
    advice: 'Please leave e-mail addresses out of the text. People write to you through the site.',
  },
  link: {
    id: 'link-in-text',
    category: 'links',
    advice: 'Please leave links out of the text. The Website upgrade shows yours.',
  },
  hiddenLink: {
    id: 'link-hidden',
    category: 'links',
    advice: 'Short and disguised links are not allowed. The Website upgrade shows your address.',
  },
} as const;

/** In messages: a request for money before a meeting. */
export const bankDetailsRule = {
  id: 'bank-details',
  category: 'advance fees and couriers',
  advice:
    'Please leave bank details out of the text. Give them only to somebody who has seen what is paid for.',
} as const;

const apps =
  'Please let people write to you through the site, and leave names on other services out of the text.';

export const contactPhraseRules: Rule[] = [
  {
    id: 'email-hidden',
    category,
    action: 'hold',
    phrases: [
      'at gmail|hotmail|yahoo|yahooo|outlook|icloud|protonmail|proton|aol|live|btinternet|googlemail ..1 dot|com|co',
      'gmail|hotmail|yahoo|outlook|icloud|protonmail|googlemail dot|d0t com|co',
      'gmail|hotmail|yahoo|outlook|protonmail|googlemail ..1 dot|d0t ..1 com|co',
      'dot com|ru|xyz',
      'dot co dot',
      'www dot',
    ],
    advice: contactRules.email.advice,
    hits: [
      'jane dot smith at hotmail dot co dot uk',
      'davey (at) gmail (dot) com',
      'gamer AT g m a i l D O T c o m',
    ],
    passes: [
      'Dotted bullet journal',
      'Polka dot dress',
      'I work at Gmail House, Leeds? No, at Guildhall',
    ],
  },
  {
    id: 'other-services',
    category,
    action: 'hold',
    phrases: [
      'colon slash',
      'slash slash',
      'my|our|add|add_me|find_me|meet_me|message|hmu|hit_me_up|write|contact|text|chat|reach ..4 @secretApp',
      'add|hmu ..2 snap|kik',
      'on kik|wickr|snapchat',
      'hmu on snap',
      'snap me',
      '@secretApp me|is|name|handle|only|at|messages|@app',
      '@secretApp ..2 only|same|there|message_there',
      'meet me on @app',

      'add my? snap|kik|insta|telegram',
      'kik|snap me',

      'insta ..2 is',
      'snap only',
      'snap is the same',
      'whatsapp only|best',
      'whatsapp is best',

      'not on here',

      'never reply here',

      'don_t check this site',
      'no messages on here',
      'find me ..3 there',
    ],
    innocent: [
      'snap frame|on|fastener|ring|off|button|together|shut|dragon|on_tool',
      'oh snap',
      'brandy snap',
      'cold snap',
      'signal box|booster',
      'telegram from|frame',
      'singing telegram',
      'insta_pot',
      'training session',
      'session is|at|name|me',
      'my session',
      'to session',
      'not here to',
      'if not_here',
      'use ..2 snap',
      'on snap',
      'snap_on tool',
      'a session',
      'session only',
      'first|each|one|per|next|half|day|role|book|chat session',
      'contact ..4 session',
      'text ..4 session',
      'message ..4 session',
      'talk ..4 session',
      'our|my ..4 session',
      'tg number',
      'snap at',
    ],
    unless: ['snap_on'],
    advice: apps,
    hits: ['Kik me: cutie92', 'Add me on Telegram @lonely', 'Meet me on t3legr@m'],
    passes: [
      'Singing telegram for birthdays',
      'Signal box nameplate',
      'WhatsApp chat added free',
      'Swimming session at the pool',
    ],
  },
  {
    id: 'whatsapp',
    category,
    action: 'warn',
    phrases: [
      'whatsapp|whats_app|watsapp ..2 me|us|on|only|number',
      'call|text|ring or whatsapp',
      'message ..2 on whatsapp',
    ],
    advice: apps,
    hits: ['WhatsApp me for photos', 'call or WhatsApp', 'message us on whatsapp'],
    passes: ['WhatsApp support agent for airline', 'Apple iPhone', 'What a lovely app'],
  },
];
