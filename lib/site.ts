import { env, isDemo } from './env';

export const tagline = 'Free Local Classified Ads';

/** Of the home page, and of pages that have no words of their own. */
export const siteDescription =
  'Free local classified ads across the UK: property, jobs, vehicles, things to buy and sell, services and people near you.';

/** The brand, from configuration. Server only; client components get it as a prop. */
export const siteName = () => env().SITE_NAME;

/** Who runs the site and answers for it, for the middle of a sentence. */
export const operatorName = () => env().OPERATOR_NAME ?? `the operator of ${siteName()}`;

/** Where people may write to, when the operator has given an address. */
export const contactEmail = () => env().CONTACT_EMAIL;

/** An absolute address on this site, built from APP_URL and never from a Host header. */
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

/** The country sites of the footer; those without an address are not links. */
export const countrySites = (): { name: string; url: string | undefined }[] =>
  countries.map((name) => ({
    name,
    url: env().COUNTRY_SITES.find((site) => site.name === name)?.url,
  }));

/** What a demo shows on its outbox page instead of sending it; undefined where it sends all. */
export function keptInOutbox(): string | undefined {
  if (!isDemo()) return undefined;
  const { RESEND_API_KEY, WHATSAPP_TOKEN } = env();
  if (RESEND_API_KEY) return WHATSAPP_TOKEN ? undefined : 'WhatsApp messages';
  return WHATSAPP_TOKEN ? 'Mail' : 'Mail and WhatsApp messages';
}

/** The owner's pages elsewhere. A demo without any shows where they would be, as names alone. */
export function socialLinks(): { name: string; url: string | undefined }[] {
  const { SOCIAL_LINKS } = env();
  if (SOCIAL_LINKS.length > 0 || !isDemo()) return SOCIAL_LINKS;
  return ['Facebook', 'Instagram', 'X'].map((name) => ({ name, url: undefined }));
}
