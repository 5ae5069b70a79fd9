import type { ReactNode } from 'react';
import { signedInCookieName } from '@/lib/auth/cookie-names';
import { shownSections } from '@/lib/catalogue/shown-catalogue';
import { isDemo } from '@/lib/env';
import { regions } from '@/lib/locations/regions';
import { countrySites, shownInOutbox, siteName, socialLinks, tagline } from '@/lib/site';
import { allScopes, browsePath } from '@/lib/site-paths';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

const sectionLinks = () =>
  shownSections().map(({ slug, name }) => ({
    href: slug === 'adult' ? '/adult' : browsePath(slug),
    name,
  }));
const regionLinks = regions.map(({ slug, name }) => ({ href: browsePath(allScopes, slug), name }));

type SiteFrameProps = {
  look?: 'home' | 'plain';
  /** Unset on cached pages, where the browser decides. */
  signedIn?: boolean;
  /** False for multi-step forms, which should not link away. */
  hasFooter?: boolean;
  children: ReactNode;
};

export const SiteFrame = ({
  look = 'plain',
  signedIn = false,
  hasFooter = true,
  children,
}: SiteFrameProps) => (
  <>
    <a
      href="#content"
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-surface focus:px-4 focus:py-2.5 focus:font-semibold focus:shadow-card"
    >
      Skip to content
    </a>
    <SiteHeader
      look={look}
      signedIn={signedIn}
      cookie={signedInCookieName}
      siteName={siteName()}
      isDemo={isDemo()}
      inOutbox={shownInOutbox()}
      sections={sectionLinks()}
    />
    <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
      {children}
    </main>
    {hasFooter && (
      <SiteFooter
        regions={regionLinks}
        countries={countrySites()}
        social={socialLinks()}
        copyright={`© ${new Date().getFullYear()} ${siteName()}. ${tagline}.`}
        isDemo={isDemo()}
        inOutbox={shownInOutbox()}
      />
    )}
  </>
);
