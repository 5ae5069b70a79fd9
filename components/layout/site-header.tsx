import { ButtonLink } from '@/components/ui/button';
import { isDemo } from '@/lib/env';
import { shownInOutbox, siteName } from '@/lib/site';
import { BrandMark } from './brand-mark';
import { HeaderNav } from './header-nav';

const looks = {
  home: { header: 'absolute inset-x-0 bg-glass text-glass-ink', menu: 'absolute' },
  plain: { header: 'sticky top-0 border-b border-line bg-surface low:relative', menu: 'fixed' },
} as const;

type SiteHeaderProps = { look: keyof typeof looks; signedIn?: boolean };

export const SiteHeader = ({ look, signedIn = false }: SiteHeaderProps) => (
  <header className={`z-30 print:hidden ${looks[look].header}`}>
    <div className="container-page flex min-h-16 items-center gap-1 sm:gap-3">
      <a href="/" className="flex min-h-11 min-w-0 items-center gap-2 text-xl font-extrabold">
        <BrandMark className="size-8 shrink-0" />
        <span className="truncate">{siteName()}</span>
      </a>
      {isDemo() && <DemoBadge kept={shownInOutbox()} />}
      <HeaderNav place={looks[look].menu} signedIn={signedIn} />
      <ButtonLink href="/post" size="small" className="shrink-0">
        Post your Ad
      </ButtonLink>
    </div>
  </header>
);

function DemoBadge({ kept }: { kept: string | undefined }) {
  const badge = (
    <span className="rounded-full border border-current px-2.5 py-0.5 text-sm">Demo</span>
  );
  const place = 'hidden min-h-11 items-center sm:flex';
  if (!kept) return <span className={place}>{badge}</span>;
  return (
    <a href="/demo/outbox" title={`A demo: ${kept} can be read in the outbox`} className={place}>
      {badge}
    </a>
  );
}
