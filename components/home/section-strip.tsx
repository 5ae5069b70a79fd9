import {
  Briefcase,
  CarFront,
  Flame,
  HeartHandshake,
  House,
  MoveHorizontal,
  ShoppingBag,
  Wrench,
} from '@/components/ui/icons';
import type { HomeSectionSlug } from '@/lib/catalogue/categories';
import { shownSections } from '@/lib/catalogue/shown-catalogue';
import { browsePath } from '@/lib/site-paths';

const icons = {
  property: House,
  jobs: Briefcase,
  vehicles: CarFront,
  'buy-and-sell': ShoppingBag,
  services: Wrench,
  personals: HeartHandshake,
  adult: Flame,
} satisfies Record<HomeSectionSlug, unknown>;

export const SectionStrip = () => (
  <nav aria-label="Categories">
    <ul className="-mx-4 flex snap-x scroll-px-4 gap-2 overflow-x-auto px-4 pb-2 md:grid md:grid-cols-7 md:gap-3">
      {shownSections().map(({ slug, name }) => {
        const Icon = icons[slug];
        return (
          <li key={slug} className="snap-start">
            <a
              href={slug === 'adult' ? '/adult' : browsePath(slug)}
              className="group flex min-w-26 flex-col md:min-w-0 items-center gap-1.5 rounded-card border border-line bg-surface px-2 py-3 text-center font-semibold whitespace-nowrap md:whitespace-normal md:wrap-anywhere hover:shadow-card"
            >
              <span className="grid size-10 place-items-center rounded-full bg-accent-soft text-accent group-hover:bg-accent group-hover:text-accent-ink">
                <Icon aria-hidden="true" className="size-5.5" />
              </span>
              {name}
            </a>
          </li>
        );
      })}
    </ul>
    <p className="mt-1 flex items-center justify-center gap-2 text-sm text-muted md:hidden">
      <MoveHorizontal aria-hidden="true" className="size-4" />
      Swipe to explore
    </p>
  </nav>
);
