import { appealDue } from '@/lib/catalogue/limits';
import type { NoticeKind } from '@/lib/catalogue/moderation-rules';
import { hour } from '@/lib/durations';
import { absoluteUrl, siteName } from '@/lib/site';
import type { MailContent } from './mail-layout';

type Explained = {
  kind: NoticeKind;
  /** Of the ad; null if the decision is about something else. */
  title: string | null;
  /** Such as “your review of hannah”; null if the decision is about the account. */
  about: string | null;
  rule: string;
  breach: string;
  /** Null if the member can no longer act. */
  remedy: string | null;
  note: string;
  words: string[];
  appealPath: string;
};

export type ModerationMailData = {
  'ad-approved': { title: string; adId: string };
  'ad-removed': Explained & { adId: string };
  /** Of decisions made together. */
  'ads-approved': { ads: { title: string; adId: string }[] };
  'ads-removed': Pick<Explained, 'rule' | 'breach' | 'remedy' | 'note'> & {
    ads: { title: string; words: string[]; appealPath: string }[];
  };
  /** Says what is checked, and no suspicion. */
  'adult-ads-checked': { titles: string[] };
  'message-refused': Explained;
  'review-removed': Explained;
  'member-warned': Explained;
  'account-suspended': Explained & { until: string | null };
  'suspension-ended': Record<string, never>;
};

const explained = ({
  breach,
  note,
  words,
  remedy,
}: Pick<Explained, 'breach' | 'note' | 'words' | 'remedy'>): string[] => [
  breach,
  ...(words.length > 0 ? [`It is about these words: ${words.map(quoted).join(', ')}.`] : []),
  ...(note ? [`Our moderator writes: ${note}`] : []),
  ...(remedy ? [remedy] : []),
];

const shownStill = ({ kind, about }: Explained): string => {
  if (!about) return 'Your account stays open for now.';
  if (kind === 'message') return `This is about ${about}. The message stays in the conversation.`;
  return `This is about ${about}. It stays on ${siteName()} for now.`;
};

const quoted = (word: string) => `“${word}”`;

const appealNote = `Do you think this is wrong? You can appeal once. A different moderator then decides within ${appealDue / hour} hours.`;

export const moderationMails: {
  [T in keyof ModerationMailData]: (data: ModerationMailData[T]) => MailContent;
} = {
  'ad-approved': ({ title, adId }) => ({
    subject: 'Your ad is live',
    heading: 'Your ad is live',
    paragraphs: [
      `A moderator has looked at “${title}”, and it is on ${siteName()} now.`,
      'If you bought upgrades for it, they start now.',
    ],
    action: { label: 'View your ad', url: absoluteUrl(`/ad/${adId}`) },
  }),

  'ad-removed': (data) => ({
    subject: 'Your ad was removed',
    heading: `Your ad was removed: ${data.rule}`,
    paragraphs: [
      `“${data.title}” is no longer on ${siteName()}.`,
      ...explained(data),
      'Edit the ad to correct this: a moderator then reviews it again. Upgrades that were still running are refunded.',
      appealNote,
    ],
    action: { label: 'Edit the ad', url: absoluteUrl(`/edit/${data.adId}`) },
    links: [{ label: 'Appeal against this decision', url: absoluteUrl(data.appealPath) }],
  }),

  'ads-approved': ({ ads }) => ({
    subject: `${ads.length} of your ads are live`,
    heading: `${ads.length} of your ads are live`,
    paragraphs: [
      `A moderator has looked at these ads, and they are on ${siteName()} now.`,
      'If you bought upgrades for them, they start now.',
    ],
    items: ads.map(({ title, adId }) => ({
      title,
      detail: 'View the ad',
      url: absoluteUrl(`/ad/${adId}`),
    })),
    action: { label: 'My Account', url: absoluteUrl('/my-account') },
  }),

  'ads-removed': ({ ads, ...data }) => ({
    subject: `${ads.length} of your ads were removed`,
    heading: `${ads.length} of your ads were removed: ${data.rule}`,
    paragraphs: [
      `The ads below are no longer on ${siteName()}. The reason is the same for each of them.`,
      ...explained({ ...data, words: [] }),
      'Edit an ad to correct this: a moderator then reviews it again. Upgrades that were still running are refunded.',
      `${appealNote} The link of each ad leads to its appeal.`,
    ],
    items: ads.map(({ title, words, appealPath }) => ({
      title,
      detail: words.length > 0 ? `Appeal. It is about ${words.map(quoted).join(', ')}.` : 'Appeal',
      url: absoluteUrl(appealPath),
    })),
    action: { label: 'My Account', url: absoluteUrl('/my-account') },
  }),

  'adult-ads-checked': ({ titles }) => ({
    subject: 'We are checking your adult ads',
    heading: 'Your adult ads are hidden while we check them',
    paragraphs: [
      `These ads are not shown on ${siteName()} for now: ${titles.map(quoted).join(', ')}.`,
      'We check that everybody in an adult ad is 18 or over. Nothing has been decided about your ads. Your account and your other ads stay as they are.',
      'You need not do anything. We look at each ad again, and you will get an email with the result. Upgrades are paused, and continue if the ad is shown again.',
    ],
    action: { label: 'Our rules', url: absoluteUrl('/terms') },
  }),

  'message-refused': (data) => ({
    subject: 'Your message was not delivered',
    heading: `Your message breaks a rule: ${data.rule}`,
    paragraphs: [
      `A moderator has looked at ${data.about ?? 'a message that you wrote'} on ${siteName()}, and it is not delivered.`,
      ...explained(data),
      appealNote,
    ],
    action: { label: 'Appeal', url: absoluteUrl(data.appealPath) },
  }),

  'review-removed': (data) => ({
    subject: 'Your review was removed',
    heading: `Your review breaks a rule: ${data.rule}`,
    paragraphs: [
      `A moderator has looked at ${data.about ?? 'a review that you wrote'}. It is no longer shown on ${siteName()}.`,
      ...explained(data),
      appealNote,
    ],
    action: { label: 'Appeal', url: absoluteUrl(data.appealPath) },
  }),

  'member-warned': (data) => ({
    subject: `A warning about your ${data.kind === 'user' ? 'account' : data.kind}`,
    heading: `A warning: ${data.rule}`,
    paragraphs: [
      shownStill(data),
      ...explained(data),
      'If it happens again, we may remove ads or close the account.',
      appealNote,
    ],
    action: { label: 'Appeal', url: absoluteUrl(data.appealPath) },
  }),

  'account-suspended': (data) => ({
    subject: `Your ${siteName()} account is suspended`,
    heading: data.until ? `Suspended until ${data.until}` : 'Your account is closed',
    paragraphs: [
      data.until
        ? `You cannot log in until ${data.until}, and your ads are not shown.`
        : 'You can no longer log in, and your ads are not shown.',
      ...(data.about ? [`The reason is ${data.about}.`] : []),
      ...explained(data),
      appealNote,
    ],
    action: { label: 'Appeal', url: absoluteUrl(data.appealPath) },
  }),

  'suspension-ended': () => ({
    subject: `You can use ${siteName()} again`,
    heading: 'The suspension is over',
    paragraphs: ['You can log in again, and your ads are shown again.'],
    action: { label: 'Log in', url: absoluteUrl('/login') },
  }),
};
