'use client';

import type { ReactNode } from 'react';
import type { FrameLink } from './header-nav';

const pages = [
  { href: '/help', name: 'Help' },
  { href: '/safety', name: 'Safety' },
  { href: '/terms', name: 'Terms' },
  { href: '/privacy', name: 'Privacy' },
  { href: '/cookies', name: 'Cookies' },
  { href: '/transparency', name: 'Transparency' },
  { href: '/blog', name: 'Blog' },
];

type OtherSite = { name: string; url: string };

export type SiteFooterProps = {
  regions: readonly FrameLink[];
  countries: readonly OtherSite[];
  social: readonly OtherSite[];
  copyright: string;
  isDemo: boolean;
  /** The channels whose messages go to the demo's outbox page. */
  inOutbox: string | undefined;
};

/** A client component, so that Next serialises its properties instead of its elements. */
export function SiteFooter(props: SiteFooterProps) {
  const { regions, countries, social, copyright, isDemo, inOutbox } = props;
  const lists = [
    { id: 'footer-countries', title: 'Country sites', links: countries },
    { id: 'footer-social', title: 'Social media', links: social },
  ].filter(({ links }) => links.length > 0);
  return (
    <footer className="mt-12 print:hidden border-t border-line bg-surface pb-4 text-sm">
      <div className="container-page grid gap-x-8 gap-y-3 py-5">
        <FooterList id="footer-regions" title="UK regions">
          {regions.map(({ href, name }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </FooterList>
        {lists.map(({ id, title, links }) => (
          <FooterList key={id} id={id} title={title}>
            {links.map(({ name, url }) => (
              <li key={name}>
                <a href={url} rel="noopener">
                  {name}
                </a>
              </li>
            ))}
          </FooterList>
        ))}
      </div>
      <div className="container-page">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-2">
          <p className="text-muted">{copyright}</p>
          <ul className="flex flex-wrap gap-x-5">
            {pages.map(({ href, name }) => (
              <li key={href}>
                <a href={href} className="inline-flex min-h-11 items-center">
                  {name}
                </a>
              </li>
            ))}
          </ul>
          {isDemo && (
            <p className="text-muted">
              This is a demo.{' '}
              {inOutbox && (
                <>
                  {inOutbox} can be read in{' '}
                  <a href="/demo/outbox" className="link">
                    the outbox
                  </a>
                  .
                </>
              )}
            </p>
          )}
        </div>
      </div>
    </footer>
  );
}

type FooterListProps = { id: string; title: string; children: ReactNode };

const FooterList = ({ id, title, children }: FooterListProps) => (
  <section aria-labelledby={id} className="sm:flex sm:items-baseline sm:gap-4">
    <h2 id={id} className="shrink-0 font-semibold">
      {title}
    </h2>
    <ul className="footer-links flex flex-wrap gap-x-4 text-muted">{children}</ul>
  </section>
);
