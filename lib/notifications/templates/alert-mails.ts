import { oneClickPath, unsubscribePath } from '@/lib/notifications/unsubscribe-key';
import { absoluteUrl, siteName } from '@/lib/site';
import type { MailContent } from './mail-layout';

export type AlertMailAd = { id: string; title: string; detail: string; isReduced: boolean };

export type AlertMailData = {
  /** For adult ads `name` and `search` are null; `ads` leaves out those that stand alone. */
  alert: {
    name: string | null;
    count: number;
    ads: AlertMailAd[];
    search: string | null;
    unsubscribeKey: string;
  };
};

export const alertMails: { [T in keyof AlertMailData]: (data: AlertMailData[T]) => MailContent } = {
  alert: ({ name, count, ads, search, unsubscribeKey }) => {
    const reduced = ads.filter(({ isReduced }) => isReduced).length;
    const kind = reduced === 0 ? 'new ' : reduced === count ? 'reduced ' : '';
    const what = `${count} ${kind}${count === 1 ? 'ad' : 'ads'}`;
    const others = count - ads.length;
    return {
      subject: name ? `${what}: ${name}` : `${what} for your ${siteName()} alert`,
      heading: name ? `${what}: ${name}` : `${what} for your alert`,
      paragraphs: [],
      items: ads.map(({ id, title, detail, isReduced }) => ({
        title,
        detail: isReduced ? `Reduced: ${detail}` : detail,
        url: absoluteUrl(`/ad/${id}`),
      })),
      ...(others > 0 && ads.length > 0 && { rest: `And ${others} more.` }),
      action: {
        label: count === 1 ? 'See the ad' : 'See all ads',
        url: absoluteUrl(search ?? '/my-account/alerts'),
      },
      footnote: `You get this mail because you saved this search on ${siteName()}.`,
      links: [
        { label: 'Change this alert', url: absoluteUrl('/my-account/alerts') },
        { label: 'Stop this alert', url: absoluteUrl(unsubscribePath(unsubscribeKey)) },
      ],
      oneClickUrl: absoluteUrl(oneClickPath(unsubscribeKey)),
    };
  },
};
