import { absoluteUrl, siteName } from '@/lib/site';
import type { MailContent } from './mail-layout';

/** "ended": it was no longer available, which breaks no rule. */
export type ReportOutcome = 'acted' | 'ended' | 'stays';

export type ReportMailData = {
  'appeal-received': { title: string | null; dueAt: string; appealPath: string };
  'appeal-decided': {
    isOverturned: boolean;
    /** What the decision took away is back. */
    isRestored: boolean;
    title: string | null;
    about: string;
    note: string;
  };
  'report-received': { reference: string; about: string };
  'report-decided': { reference: string; about: string; outcome: ReportOutcome };
  'ad-ended': { title: string };
};

const outcomes: Record<ReportOutcome, string> = {
  acted: 'It broke our rules, and we have acted on it. Thank you.',
  ended: 'It was no longer available, and we have ended it. Thank you.',
  stays: 'A moderator has looked at it and found that it does not break our rules, so it stays.',
};

const restored = (about: string): string => {
  if (about === 'message') return 'Your message is delivered now.';
  if (about === 'review') return 'Your review is shown again.';
  return 'Your account is as it was before.';
};

const withdrawn = (title: string | null, about: string): string => {
  const subject = about === 'user' ? 'your account' : title ? `“${title}”` : `your ${about}`;
  return `The decision about ${subject} no longer counts. Nothing else has changed.`;
};

export const reportMails: {
  [T in keyof ReportMailData]: (data: ReportMailData[T]) => MailContent;
} = {
  'appeal-received': ({ title, dueAt, appealPath }) => ({
    subject: 'We have your appeal',
    heading: 'We have your appeal',
    paragraphs: [
      ...(title ? [`It is about “${title}”.`] : []),
      `A different moderator reviews everything by ${dueAt}. You will get an email then.`,
    ],
    action: { label: 'See your appeal', url: absoluteUrl(appealPath) },
  }),

  'appeal-decided': ({ isOverturned, isRestored, title, about, note }) => ({
    subject: isOverturned ? 'Your appeal was successful' : 'Your appeal was decided',
    heading: isOverturned ? 'You were right: the decision was overturned' : 'The decision stands',
    paragraphs: [
      isRestored
        ? title
          ? `“${title}” is shown again, with the missed days added.`
          : restored(about)
        : isOverturned
          ? withdrawn(title, about)
          : `Another moderator has reviewed everything${title ? ` in “${title}”` : ''} and came to the same result.`,
      ...(note ? [`Our moderator writes: ${note}`] : []),
      ...(isOverturned ? [] : ['You can still claim your rights in court.']),
    ],
    action: { label: 'My Account', url: absoluteUrl('/my-account') },
  }),

  'report-received': ({ reference, about }) => ({
    subject: `We have your report ${reference}`,
    heading: `Your report ${reference}`,
    paragraphs: [
      `Thank you. You reported ${about}. A moderator will review it, and you will get another email with the decision.`,
      'If somebody is in danger now, please call 999.',
    ],
  }),

  'report-decided': ({ reference, about, outcome }) => ({
    subject: `Your report ${reference} was decided`,
    heading: outcome === 'stays' ? 'We have looked at your report' : 'We have acted on your report',
    paragraphs: [
      `You reported ${about}. ${outcomes[outcome]}`,
      ...(outcome === 'stays' ? ['If you know more, please report it again and tell us.'] : []),
    ],
    action: { label: 'Our rules', url: absoluteUrl('/terms') },
  }),

  'ad-ended': ({ title }) => ({
    subject: `Is “${title}” still available?`,
    heading: 'We have ended an ad of yours',
    paragraphs: [
      `Somebody told us that “${title}” is no longer available, so we have ended it. You save yourself messages about it. It has broken no rule.`,
      `Do you still have it? Press Enable beside the ad in My Account, and it is on ${siteName()} again at once.`,
    ],
    action: { label: 'My Account', url: absoluteUrl('/my-account') },
  }),
};
