import Link from 'next/link';
import { ButtonAnchor } from '@/components/ui/button';
import { signedInCookieName } from '@/lib/auth/cookie-names';
import { isDemo } from '@/lib/env';
import { keptInOutbox, siteName } from '@/lib/site';
import { BrandMark } from './brand-mark';
import { HeaderNav } from './header-nav';

const looks = {
  home: 'absolute inset-x-0 bg-glass text-glass-ink noscript:static',
  plain: 'sticky top-0 border-b border-line bg-surface low:relative',
} as const;

type SiteHeaderProps = { look: keyof typeof looks; signedIn?: boolean };

/** Transparent and dark over the skyline of the home page, on the surface everywhere else. */
export const SiteHeader = ({ look, signedIn = false }: SiteHeaderProps) => (
  <header className={`z-30 print:hidden ${looks[look]}`}>
    <div className="container-page flex min-h-16 items-center gap-1 sm:gap-3 noscript:flex-wrap">
      <Link href="/" className="flex min-h-11 min-w-0 items-center gap-2 text-xl font-extrabold">
        <BrandMark className="hidden size-8 shrink-0 min-[24rem]:block" />
        <span className="truncate">{siteName()}</span>
      </Link>
      {isDemo() && <DemoBadge kept={keptInOutbox()} />}
      <HeaderNav cookie={signedInCookieName} signedIn={signedIn} />
      <ButtonAnchor href="/post" size="small" className="shrink-0">
        Post your Ad
      </ButtonAnchor>
    </div>
  </header>
);

/** Leads to what the demo does not send, as long as there is such a thing. */
function DemoBadge({ kept }: { kept: string | undefined }) {
  const look = 'hidden rounded-full border border-current px-2.5 py-0.5 text-sm sm:block';
  if (!kept) return <span className={look}>Demo</span>;
  return (
    <Link
      href="/demo/outbox"
      prefetch={false}
      title={`A demo: ${kept} can be read in the outbox`}
      className={look}
    >
      Demo
    </Link>
  );
}
