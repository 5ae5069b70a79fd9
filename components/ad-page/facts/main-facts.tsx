import {
  Banknote,
  Bath,
  BedDouble,
  Briefcase,
  CalendarCheck,
  CalendarDays,
  Cog,
  Fuel,
  Gauge,
  Sofa,
  Tag,
} from '@/components/ui/icons';
import type { PublicAd } from '@/lib/ads/reading/ad-views';
import { detailFacts } from '@/lib/ads/reading/card-facts';
import { categoryOf } from '@/lib/catalogue/categories';

/** The facts by which people compare ads, in form order. */
const icons = {
  bedrooms: BedDouble,
  bathrooms: Bath,
  furnished: Sofa,
  availableNow: CalendarCheck,
  availableFrom: CalendarCheck,
  year: CalendarDays,
  mileage: Gauge,
  fuelType: Fuel,
  transmission: Cog,
  salary: Banknote,
  contractType: Briefcase,
  condition: Tag,
};

const isMain = (name: string): name is keyof typeof icons => name in icons;

type MainFact = { name: keyof typeof icons; text: string };

/** "Yes" or "No" means nothing without the name of its field. */
function inWords({ name, text }: MainFact): MainFact[] {
  if (name === 'availableFrom') return [{ name, text: `From ${text}` }];
  if (name !== 'availableNow') return [{ name, text }];
  return text === 'Yes' ? [{ name, text: 'Available now' }] : [];
}

export function MainFacts({ ad }: { ad: Pick<PublicAd, 'categorySlug' | 'details'> }) {
  const facts = detailFacts(categoryOf(ad.categorySlug), ad.details, isMain).flatMap(inWords);
  if (facts.length === 0) return null;
  return (
    <ul aria-label="Main facts" className="flex flex-wrap gap-x-5 gap-y-2 font-medium">
      {facts.map(({ name, text }) => {
        const Icon = icons[name];
        return (
          <li key={name} className="flex min-w-0 items-center gap-1.5">
            <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
            <span className="min-w-0 wrap-anywhere">{text}</span>
          </li>
        );
      })}
    </ul>
  );
}
