import { env, isDemo } from '@/lib/env';
import { sitemapIndexPath } from './sitemaps/sitemap-xml';

/* Disallowed to save crawling. The adult section is not: only its pages tell crawlers `noindex` and the rating. */
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

/** A public demo is closed to crawlers; on localhost it behaves like a real site. */
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

export const siteRobotsTxt = () => robotsTxt({ appUrl: env().APP_URL, isDemo: isDemo() });
