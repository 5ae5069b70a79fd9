import { env, isDemo } from './env';

export const tagline = 'Free Local Classified Ads';

export const siteDescription =
  'Free local classified ads across the UK: property, jobs, vehicles, things to buy and sell, services and people near you.';

/** Server only; client components get it as a property. */
export const siteName = () => env().SITE_NAME;

export const operatorName = () => env().OPERATOR_NAME ?? `the operator of ${siteName()}`;

export const contactEmail = () => env().CONTACT_EMAIL;

/** Built from APP_URL, never from a Host header. */
export const absoluteUrl = (path: string) => new URL(path, env().APP_URL).href;

export const countrySites = () => env().COUNTRY_SITES;

/** The channels whose messages the demo's outbox page shows; undefined if all are sent. */
export function shownInOutbox(): string | undefined {
  if (!isDemo()) return undefined;
  const { RESEND_API_KEY, WHATSAPP_TOKEN } = env();
  if (RESEND_API_KEY) return WHATSAPP_TOKEN ? undefined : 'WhatsApp messages';
  return WHATSAPP_TOKEN ? 'Mail' : 'Mail and WhatsApp messages';
}

export const socialLinks = () => env().SOCIAL_LINKS;
