import type { Rule } from '@/lib/screening/rule';

/* Rules that recognise a scheme by several signs together, whatever the wording. */

const absent =
  'abroad|overseas|canada|spain|germany|usa|america|nigeria|dubai|france|italy|norway|australia|africa|cyprus|ireland';
const bank =
  'barclays|lloyds|monzo|hsbc|revolut|natwest|santander|halifax|starling|nationwide|bank_account|bank_acc';

export const homeAndWorkSignals: Rule[] = [
  {
    id: 'rent-signals',
    category: 'rent before viewing',
    action: 'hold',
    groups: ['property'],
    phrases: [],
    weights: {
      [`i|i_m|im|i_am|i_ve|owner|landlord|landlady|moved|relocated ..4 ${absent}`]: 5,
      'not in the_uk|uk|the_country|england': 5,
      'key ..8 post|send|courier|fedex|dhl|ups|sent|mail|parcel': 5,
      'send|post|mail|courier ..3 key|keys_to|them_by': 5,
      'pay|paid|send|transfer|wire ..4 first_month|month|deposit|rent|holding_fee|reservation': 4,
      'fedex|dhl|ups|airbnb|escrow': 3,
      'view|viewing later|next|after|not|once|impossible': 5,
      'only ..4 show|view|viewing ..8 paid|pay|deposit|sent': 10,
      'fake|not_serious|unserious viewer|tenant|people|enquiry': 4,
      'paid the? holding_fee|deposit|holding|reservation': 5,
      'refundable # ..6 visit|see|arrange|book|view': 10,
      'need|want|require ..2 # ..4 arrange|book|confirm ..2 visit|view|viewing|tour': 10,
      'ngo|missionary|charity|military|army ..2 in': 4,
      'ghana|nigeria|benin|kenya|syria|yemen': 4,
      'move in ..5 money|payment|transfer': 5,
      'when|as_soon_as|once ..2 money|payment|transfer|rent ..1 arrives|arrived|clears|received': 4,
      'pay|payment ..4 up_front|upfront|in_advance|in_full': 4,
      'sister_s|brother_s|friend_s|wife_s|cousin_s|another account': 6,
      'cheaper|discount ..4 website|airbnb|booking|directly|online': 4,
      'transfer the? deposit|rent|money': 4,
      'deposit ..1 today|now|tonight': 4,
      'lawyer|solicitor|courier|agent ..4 key': 5,
      'rent|deposit ..4 arrived|cleared|received': 5,
    },
    innocent: ['key ..3 office|agent|safe', 'see|seen|viewed ..8 deposit|pay'],
    advice:
      'Nobody should pay before they have seen a home. Say when it can be viewed, and ask for a deposit only after that.',
    hits: [
      'I moved to Canada, pay the first month and I send keys by FedEx',
      'I only show the flat to people who have paid the holding fee',
      'Transfer the deposit today, viewings later',
    ],
    passes: [
      'Come and see it on Sunday, deposit only when you sign',
      'Keys at the agent, viewings on request',
      'Owner lives abroad, managed by an agency in Leeds',
    ],
  },
  {
    id: 'job-signals',
    category: 'fake jobs',
    action: 'hold',
    groups: ['jobs'],
    phrases: [],
    weights: {
      'parcel|package': 3,
      'your house|home|address|flat|door': 3,
      'come|arrive|delivered|sent ..2 your': 2,
      'label|relabel': 3,
      'forward|send|post|ship ..6 abroad|overseas|latvia|russia|poland|china|nigeria|lithuania|ukraine|onward': 5,
      [bank]: 4,
      'acc|accs': 4,
      'got|need|have|any ..3 acc|accs|bank_account|account': 3,
      'keep ..3 half|percent|rest|cut|commission': 5,
      'we drop|load|transfer|deposit': 4,
      'quick|easy|fast|instant': 1,
      'into your account|bank': 4,
      'everybody|everyone|all hired|accepted|guaranteed': 5,
      'no interview|experience_no_interview': 4,
      '# for|towards ..4 visa|medical|training|uniform|dbs|kit|badge|card': 5,
      'paid|pay ..4 agent|us ..1 first|before|upfront': 5,
      'agent first': 4,
      'send|transfer ..1 fund|money|payment ..2 you': 4,
      'withdraw ..2 cash|it|money|them': 4,
      'bitcoin|crypto|btc ..1 machine|atm|wallet': 5,
      'cheque ..3 deposit|bank|cash|pay_in': 6,
      'mail|send|post ..2 you ..2 cheque': 5,
      'i_m|im|i_am|boss|ceo ..1 abroad|overseas|travelling': 3,
      'buy ..3 supplies|gift_cards|equipment': 3,
      'top_up|recharge|fund ..3 account|wallet|balance': 6,
      'unlock ..2 order|task|level|commission': 6,
    },
    innocent: ['into your bank_account weekly|monthly', 'weekly|monthly pay ..4 account|bank'],
    unless: ['paye'],
    advice:
      'Work that asks for money first, lends out a bank account, forwards parcels or is arranged by chat only is a known fraud. Say who the employer is, what is paid and how people are interviewed, and take out the fee.',
    hits: [
      'Packages come to your house, put a label on and send them to Latvia',
      'Got a Natwest acc? We drop 2k, you keep half',
      'Everybody hired, £85 for the visa and medical paid to our agent first',
    ],
    passes: [
      'Parcel sorter, label scanning, depot in Leeds',
      'Weekly pay into your bank account',
      'Branch cashier at Barclays, training given',
    ],
  },
];
