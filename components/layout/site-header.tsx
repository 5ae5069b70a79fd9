'use client';

import { ButtonLink } from '@/components/ui/button';
import { BrandMark } from './brand-mark';
import { HeaderNav, type HeaderNavProps } from './header-nav';

const looks = {
  home: { header: 'absolute inset-x-0 bg-glass text-glass-ink', menu: 'absolute' },
  plain: { header: 'sticky top-0 border-b border-line bg-surface low:relative', menu: 'fixed' },
} as const;

export type SiteHeaderProps = Omit<HeaderNavProps, 'place'> & {
  look: keyof typeof looks;
  siteName: string;
  isDemo: boolean;
  /** The channels whose messages go to the demo's outbox page. */
  inOutbox: string | undefined;
};

/** A client component, so that Next serialises its properties instead of its elements. */
export const SiteHeader = ({ look, siteName, isDemo, inOutbox, ...nav }: SiteHeaderProps) => (
  <header className={`z-30 print:hidden ${looks[look].header}`}>
    <div className="container-page flex min-h-16 items-center gap-1 sm:gap-3">
      <a href="/" className="flex min-h-11 min-w-0 items-center gap-2 text-xl font-extrabold">
        <BrandMark className="size-8 shrink-0" />
        <span className="truncate">{siteName}</span>
      </a>
      {isDemo && <DemoBadge inOutbox={inOutbox} />}
      <HeaderNav place={looks[look].menu} {...nav} />
      <ButtonLink href="/post" size="small" className="shrink-0">
        Post your Ad
      </ButtonLink>
    </div>
  </header>
);

function DemoBadge({ inOutbox }: { inOutbox: string | undefined }) {
  const badge = (
    <span className="rounded-full border border-current px-2.5 py-0.5 text-sm">Demo</span>
  );
  const place = 'hidden min-h-11 items-center sm:flex md:max-lg:hidden';
  if (!inOutbox) return <span className={place}>{badge}</span>;
  return (
    <a
      href="/demo/outbox"
      title={`A demo: ${inOutbox} can be read in the outbox`}
      className={place}
    >
      {badge}
    </a>
  );
}
