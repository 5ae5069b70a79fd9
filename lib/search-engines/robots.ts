import { env, isDemo } from '@/lib/env';
import { sitemapIndexPath } from './sitemap-xml';

/*
 * What crawlers are asked to leave alone: what is nobody's but a member's, forms, and the endless
 * combinations of a search. Pages that say `noindex` for themselves, as the adult ones do, are not
 * named: who may not read a page cannot read that either.
 */
const closed = [
  '/api/',
  '/my-account',
  '/post',
  '/edit/',
  '/admin',
  '/demo/',
  '/login',
  '/register',
  '/verify-email',
  '/profile-details',
  '/account-created',
  '/account-deleted',
  '/forgot-password',
  '/reset-password',
  '/search?',
  '/adult/search?',
];

const thisMachine = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * robots.txt of the site at `appUrl`. A demo that others can reach is closed altogether, since its
 * ads are made up; one that only this machine reaches is met as the real site would be.
 */
export function robotsTxt({ appUrl, isDemo }: { appUrl: string; isDemo: boolean }): string {
  if (isDemo && !thisMachine.test(new URL(appUrl).hostname)) {
    return 'User-agent: *\nDisallow: /\n';
  }
  return [
    'User-agent: *',
    'Allow: /api/docs',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL(sitemapIndexPath, appUrl).href}`,
    '',
  ].join('\n');
}

/** As this process is configured. */
export const siteRobotsTxt = () => robotsTxt({ appUrl: env().APP_URL, isDemo: isDemo() });
