/* The rules that a decision can cite, shown to moderators, sellers and in figures. */

/** What a decision is about. */
export type NoticeKind = 'ad' | 'message' | 'review' | 'user';

/** Actions of decisions that take away what they are about. */
export const removingActions: readonly string[] = ['remove', 'suspend'];

/** Actions against somebody: they cite a rule and can be appealed. */
export const sanctioningActions: readonly string[] = ['remove', 'warn', 'suspend'];

type Text = {
  ad: string;
  /** For messages, reviews and members; `{it}` stands for one of them. */
  others: string;
};

type Rule = {
  key: string;
  title: string;
  breach: Text;
  remedy: Text;
  /** Its remedy is help, which also somebody needs who can no longer act. */
  isHelp?: true;
};

const rule = <const Key extends string>(
  key: Key,
  title: string,
  breach: Text,
  remedy: Text,
  more: Pick<Rule, 'isHelp'> = {},
) => ({ key, title, breach, remedy, ...more }) satisfies Rule;

const same = (text: string): Text => ({ ad: text, others: text });

/** In the order of the moderators' list and its keys. */
export const moderationRules = [
  rule(
    'scam',
    'Misleading or fraudulent',
    {
      ad: 'The ad looks fraudulent or misleads people about what is offered.',
      others: '{it} looks fraudulent or misleads people.',
    },
    {
      ad: 'Describe truthfully what you offer, and do not ask for payment in advance.',
      others: 'Say truthfully what you want, and do not ask for payment in advance.',
    },
  ),
  rule(
    'prohibited',
    'Things that may not be sold here',
    same(
      '{it} is about something that may not be sold here, such as weapons, drugs, medicines or stolen goods.',
    ),
    {
      ad: 'Remove everything that may not be sold. If that is the whole ad, please delete it.',
      others: 'Do not offer or ask for anything that may not be sold here.',
    },
  ),
  rule(
    'counterfeit',
    'Counterfeit goods',
    same('{it} is about copies of a brand that are offered as if they were genuine.'),
    same('Offer genuine goods only, and name only their real brands.'),
  ),
  rule(
    'adult-content',
    'Sexual content outside the adult categories',
    {
      ad: 'The text or a photo is sexual, or it offers sexual services in a category that is not for adults.',
      others: '{it} is sexual, or about sexual services, where that is not allowed.',
    },
    {
      ad: 'Remove the sexual content. Adult services belong in an adult category.',
      others: 'Leave out sexual content outside the adult categories.',
    },
  ),
  rule(
    'no-consent',
    'Somebody else’s photos or details',
    same('{it} shows photos, a number or details of somebody who has not agreed to that.'),
    same('Use your own photos and your own number only.'),
  ),
  rule(
    'hate',
    'Hatred, threats or exclusion',
    same('{it} insults or threatens people, or excludes them for who they are.'),
    {
      ad: 'Remove those words. Everybody may reply to an ad.',
      others: 'Do not insult or threaten anybody, and exclude nobody for who they are.',
    },
  ),
  rule(
    'contact-details',
    'Contact details in the text',
    {
      ad: 'The title or description has phone numbers, addresses or links.',
      others: '{it} has phone numbers, addresses or links that do not belong there.',
    },
    {
      ad: 'Take them out of the text. Use the fields for the phone number and the website.',
      others: 'Leave them out of what you write.',
    },
  ),
  rule(
    'wrong-category',
    'Wrong category or place',
    {
      ad: 'The ad is in the wrong category or place.',
      others: '{it} does not belong in that category or place.',
    },
    same('Choose the category and the place that fit.'),
  ),
  rule(
    'duplicate',
    'The same ad again',
    {
      ad: 'The same offer has been posted more than once.',
      others: '{it} is the same again and again.',
    },
    {
      ad: 'Keep one ad, and repost it instead of posting another.',
      others: 'Say it once.',
    },
  ),
  rule(
    'under-age',
    'Somebody who may be under 18',
    {
      ad: 'We cannot be sure that everybody in the ad is 18 or over.',
      others: '{it} is about somebody of whom we cannot be sure that they are 18 or over.',
    },
    {
      ad: 'Nobody under 18 may be in an adult ad, and nothing may suggest it.',
      others: 'Nobody under 18 may take part in adult services, and nothing may suggest it.',
    },
  ),
  rule(
    'coercion',
    'Somebody who may not be free to choose',
    {
      ad: 'There are signs that somebody in the ad is controlled or forced by others.',
      others: 'There are signs that somebody is controlled or forced by others.',
    },
    same(
      'If you need help yourself, call the Modern Slavery Helpline on 08000 121 700, day and night.',
    ),
    { isHelp: true },
  ),
  rule(
    'animals',
    'Animals',
    same('{it} is about animals, in a way that is against the law or harms them.'),
    same('State licence and microchip, and do not sell an animal before it may leave its mother.'),
  ),
  rule('other', 'Another rule of the terms', same('{it} breaks a rule of our terms.'), {
    ad: 'Please read the terms, and change what our moderator names.',
    others: 'Please read the terms, and avoid what our moderator names.',
  }),
] as const;

const subjects: Record<NoticeKind, string> = {
  ad: 'The ad',
  message: 'The message',
  review: 'The review',
  user: 'What you wrote or offered here',
};

export const noticeKindOf = (targetType: string): NoticeKind =>
  targetType === 'ad' || targetType === 'message' || targetType === 'review' ? targetType : 'user';

export type NoticeText = { title: string; breach: string; remedy: string | null };

/** What a member reads about a rule. Without a remedy if they can do nothing about it any more. */
export function noticeOf(
  key: string | null,
  { targetType, action }: { targetType: string; action: string },
): NoticeText | null {
  const found = ruleOf(key);
  if (!found) return null;
  const kind = noticeKindOf(targetType);
  const wording = kind === 'ad' ? 'ad' : 'others';
  // A review cannot be written again, and a suspended member cannot log in.
  const canAct = action !== 'suspend' && kind !== 'review';
  return {
    title: found.title,
    breach: found.breach[wording].replace('{it}', subjects[kind]),
    remedy: canAct || found.isHelp ? found.remedy[wording] : null,
  };
}

/** Its title says too little without a note. */
export const needsNote = (key: string | null | undefined): boolean => key === 'other';

export type RuleKey = (typeof moderationRules)[number]['key'];

export const ruleKeys = moderationRules.map(({ key }) => key) as [RuleKey, ...RuleKey[]];

/** A stored key may refer to a removed rule. */
export const ruleOf = (key: string | null): Rule | undefined =>
  moderationRules.find((each) => each.key === key);
