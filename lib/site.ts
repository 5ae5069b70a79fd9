import { env } from './env';

export const tagline = 'Free Local Classified Ads';

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

export const socialLinks = () => env().SOCIAL_LINKS;
