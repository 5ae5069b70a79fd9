import type { ReactNode } from 'react';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

type SiteFrameProps = {
  look?: 'home' | 'plain';
  /** Unset on cached pages, where the browser decides. */
  signedIn?: boolean;
  /** A form of several steps leads nowhere else. */
  hasFooter?: boolean;
  children: ReactNode;
};

export const SiteFrame = ({
  look = 'plain',
  signedIn,
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
    <SiteHeader look={look} signedIn={signedIn} />
    <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
      {children}
    </main>
    {hasFooter && <SiteFooter />}
  </>
);
