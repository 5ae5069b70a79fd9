import { env, isDemo } from './env';

export const tagline = 'Free Local Classified Ads';

/** Of the home page, and the default of others. */
export const siteDescription =
  'Free local classified ads across the UK: property, jobs, vehicles, things to buy and sell, services and people near you.';

/** Server only; client components get it as a prop. */
export const siteName = () => env().SITE_NAME;

/** For the middle of a sentence. */
export const operatorName = () => env().OPERATOR_NAME ?? `the operator of ${siteName()}`;

export const contactEmail = () => env().CONTACT_EMAIL;

/** Built from APP_URL, never from a Host header. */
export const absoluteUrl = (path: string) => new URL(path, env().APP_URL).href;

const countries = [
  'Belgium',
  'Brazil',
  'Chile',
  'France',
  'India',
  'Ireland',
  'Italy',
  'Portugal',
  'United Kingdom',
];

/** Sites without an address are shown without a link. */
export const countrySites = (): { name: string; url: string | undefined }[] =>
  countries.map((name) => ({
    name,
    url: env().COUNTRY_SITES.find((site) => site.name === name)?.url,
  }));

/** The channels whose messages the demo's outbox page shows instead; undefined if all are sent. */
export function shownInOutbox(): string | undefined {
  if (!isDemo()) return undefined;
  const { RESEND_API_KEY, WHATSAPP_TOKEN } = env();
  if (RESEND_API_KEY) return WHATSAPP_TOKEN ? undefined : 'WhatsApp messages';
  return WHATSAPP_TOKEN ? 'Mail' : 'Mail and WhatsApp messages';
}

/** A demo without configured pages shows plain names. */
export function socialLinks(): { name: string; url: string | undefined }[] {
  const { SOCIAL_LINKS } = env();
  if (SOCIAL_LINKS.length > 0 || !isDemo()) return SOCIAL_LINKS;
  return ['Facebook', 'Instagram', 'X'].map((name) => ({ name, url: undefined }));
}
