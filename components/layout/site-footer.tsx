import { isDemo } from '@/lib/env';
import { regions } from '@/lib/locations/regions';
import { countrySites, shownInOutbox, siteName, socialLinks, tagline } from '@/lib/site';
import { allScopes, browsePath } from '@/lib/site-paths';

const pages = [
  { href: '/help', name: 'Help' },
  { href: '/safety', name: 'Safety' },
  { href: '/terms', name: 'Terms' },
  { href: '/privacy', name: 'Privacy' },
  { href: '/cookies', name: 'Cookies' },
  { href: '/blog', name: 'Blog' },
];

export function SiteFooter() {
  const social = socialLinks();
  const kept = shownInOutbox();
  return (
    <footer className="mt-16 print:hidden border-t border-line bg-surface pb-8 text-sm">
      <div className="container-page grid gap-8 py-10 md:grid-cols-[2fr_1fr]">
        <section aria-labelledby="footer-regions">
          <h2 id="footer-regions" className="font-semibold">
            UK regions
          </h2>
          <ul className="footer-links mt-3 grid grid-cols-2 gap-x-6 text-muted sm:grid-cols-3 sm:gap-y-2">
            {regions.map(({ code, name, slug }) => (
              <li key={code}>
                <a href={browsePath(allScopes, slug)}>{name}</a>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="footer-countries">
          <h2 id="footer-countries" className="font-semibold">
            Country sites
          </h2>
          <ul className="mt-3 grid grid-cols-2 gap-x-6 gap-y-2 text-muted">
            {countrySites().map(({ name, url }) => (
              <li key={name}>
                <OutsideLink name={name} url={url} />
              </li>
            ))}
          </ul>
        </section>
      </div>
      <div className="container-page">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-6">
          <p className="text-muted">
            © {new Date().getFullYear()} {siteName()}. {tagline}.
          </p>
          <ul className="flex flex-wrap gap-x-5">
            {pages.map(({ href, name }) => (
              <li key={href}>
                <a href={href} className="inline-flex min-h-11 items-center">
                  {name}
                </a>
              </li>
            ))}
          </ul>
          {social.length > 0 && (
            <ul aria-label="Social media" className="flex flex-wrap gap-x-5 text-muted">
              {social.map((page) => (
                <li key={page.name} className="flex min-h-11 items-center">
                  <OutsideLink {...page} />
                </li>
              ))}
            </ul>
          )}
          {isDemo() && (
            <p className="text-muted">
              This is a demo.{' '}
              {kept && (
                <>
                  {kept} can be read in{' '}
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

const OutsideLink = ({ name, url }: { name: string; url: string | undefined }) =>
  url ? (
    <a href={url} rel="noopener" className="inline-flex min-h-11 items-center mouse:min-h-0">
      {name}
    </a>
  ) : (
    name
  );
