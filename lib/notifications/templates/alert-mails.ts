import { firstReminderBefore, reactivationLife, repostInterval } from '@/lib/catalogue/limits';
import { day, formatDate, hour } from '@/lib/dates';
import { oneClickPath, unsubscribePath } from '@/lib/notifications/unsubscribe-key';
import { absoluteUrl, siteName } from '@/lib/site';
import { plural } from '@/lib/text/plural';
import type { MailContent } from './mail-layout';

export type AlertMailAd = { id: string; title: string; detail: string; isReduced: boolean };

export type AlertMailData = {
  /** For adult ads and personals, `name` and `search` are null and `ads` omits them. */
  alert: {
    name: string | null;
    /** `name` is a followed seller's. */
    isSeller: boolean;
    count: number;
    ads: AlertMailAd[];
    search: string | null;
    unsubscribeKey: string;
  };
  'saved-reduced': SavedAdMail;
  'saved-ending': SavedAdMail;
  'ad-ending': {
    title: string | null;
    stage: 'three-days' | 'one-day' | 'ended';
    expiresAt: Date;
    renewPath: string;
    unsubscribeKey: string;
  };
};

/** `title` is null for ads that hide their seller, since others may see the mail. */
type SavedAdMail = {
  title: string | null;
  adId: string;
  price: string | null;
  before: string | null;
  unsubscribeKey: string;
};

export const alertMails: { [T in keyof AlertMailData]: (data: AlertMailData[T]) => MailContent } = {
  alert: ({ name, isSeller, count, ads, search, unsubscribeKey }) => {
    const reduced = ads.filter(({ isReduced }) => isReduced).length;
    const kind = reduced === 0 ? 'new ' : reduced === count ? 'reduced ' : '';
    const what = plural(count, `${kind}ad`);
    const others = count - ads.length;
    const title = name && (isSeller ? `${what} by ${name}` : `${what}: ${name}`);
    return {
      subject: title ?? `${what} for your ${siteName()} alert`,
      heading: title ?? `${what} for your alert`,
      paragraphs: [],
      items: ads.map(({ id, title, detail, isReduced }) => ({
        title,
        detail: isReduced ? `Reduced: ${detail}` : detail,
        url: absoluteUrl(`/ad/${id}`),
      })),
      ...(others > 0 && ads.length > 0 && { rest: `And ${others} more.` }),
      action: {
        label: search ? (isSeller ? `All ads of ${name}` : 'Open the search') : 'Your alerts',
        url: absoluteUrl(search ?? '/my-account/alerts'),
      },
      footnote: `You get this mail because you ${isSeller ? 'follow this seller' : 'saved this search'} on ${siteName()}.`,
      links: [
        { label: 'Change this alert', url: absoluteUrl('/my-account/alerts') },
        { label: 'Stop this alert', url: absoluteUrl(unsubscribePath(unsubscribeKey)) },
      ],
      oneClickUrl: absoluteUrl(oneClickPath(unsubscribeKey)),
    };
  },

  'saved-reduced': ({ title, adId, price, before, unsubscribeKey }) => ({
    subject: title ? `Now ${price}: ${title}` : `Now ${price}: an ad that you saved`,
    heading: `Reduced to ${price}`,
    paragraphs: [`${title ? `“${title}”` : 'An ad that you saved'} was ${before}.`],
    action: { label: 'See the ad', url: absoluteUrl(`/ad/${adId}`) },
    footnote: `You get this mail because you saved the ad on ${siteName()}.`,
    ...stopBy(unsubscribeKey, 'Stop mails about lower prices'),
  }),

  'saved-ending': ({ title, adId, price, unsubscribeKey }) => ({
    subject: title ? `Ends within a day: ${title}` : 'An ad that you saved ends within a day',
    heading: 'It ends within a day',
    paragraphs: [
      `${title ? `“${title}”` : 'An ad that you saved'}${price ? ` (${price})` : ''} ends within a day. Write to the seller if you still want it.`,
    ],
    action: { label: 'See the ad', url: absoluteUrl(`/ad/${adId}`) },
    footnote: `You get this mail because you saved the ad on ${siteName()}.`,
    ...stopBy(unsubscribeKey, 'Stop mails about saved ads that end'),
  }),

  'ad-ending': ({ title, stage, expiresAt, renewPath, unsubscribeKey }) => {
    const what = title ? `“${title}”` : 'One of your ads';
    const { subject, text } = endings[stage];
    return {
      subject: title ? `${subject}: ${title}` : subject,
      heading: subject,
      paragraphs: [
        `${what} ${text(formatDate(expiresAt))}`,
        `Renew it, and it is on the site for ${reactivationLife / day} days from that day, further up unless it was moved up within the last ${repostInterval / hour} hours. It is free, and you need not log in.`,
      ],
      action: { label: 'Renew the ad', url: absoluteUrl(renewPath) },
      footnote: 'Sold already? Then you need not do anything. The link works once.',
      ...stopBy(unsubscribeKey, 'Stop these reminders'),
    };
  },
};

const endings = {
  'three-days': {
    subject: `Your ad ends in ${firstReminderBefore / day} days`,
    text: (date: string) => `ends on ${date}.`,
  },
  'one-day': {
    subject: 'Your ad ends within a day',
    text: (date: string) => `ends on ${date}.`,
  },
  ended: {
    subject: 'Your ad has ended',
    text: (date: string) => `ended on ${date}. It is no longer shown.`,
  },
};

const stopBy = (
  unsubscribeKey: string,
  label: string,
): Pick<MailContent, 'links' | 'oneClickUrl'> => ({
  links: [{ label, url: absoluteUrl(unsubscribePath(unsubscribeKey)) }],
  oneClickUrl: absoluteUrl(oneClickPath(unsubscribeKey)),
});
