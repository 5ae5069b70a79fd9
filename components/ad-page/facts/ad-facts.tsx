import { VisitCount } from '@/components/ad-page/visit-count';
import { Badge } from '@/components/ui/badge';
import { CalendarDays, CircleCheck, MapPin } from '@/components/ui/icons';
import { Island } from '@/components/ui/island';
import type { PublicAd } from '@/lib/ads/reading/ad-views';
import { isWantedAd } from '@/lib/ads/reading/wanted-ad';
import { categoryOf } from '@/lib/catalogue/categories';
import { conclusionOf } from '@/lib/catalogue/conclusion/conclusion';
import { confirmationText } from '@/lib/catalogue/conclusion/confirmation';
import { shownCategory } from '@/lib/catalogue/shown-catalogue';
import { formatDate } from '@/lib/dates';

/** `counts`: whether viewing the ad counts as a visit. */
export function AdFacts({ ad, counts, now }: { ad: PublicAd; counts: boolean; now: Date }) {
  const category = categoryOf(ad.categorySlug);
  const conclusion = conclusionOf(category, ad.details);
  const isWanted = isWantedAd(category, ad.details);
  const posted = new Date(ad.createdAt);
  const isNew = ad.promotions.includes('newLabel');
  const isFeatured = ad.promotions.includes('featured');
  return (
    <>
      <ul className="flex flex-wrap items-center gap-x-5 gap-y-2 text-muted">
        <li className="font-medium text-ink">{shownCategory(ad.category)}</li>
        <li className="flex items-center gap-1.5">
          <MapPin aria-hidden="true" className="size-4.5" />
          {ad.location.label}
        </li>
        <li className="flex items-center gap-1.5">
          <CalendarDays aria-hidden="true" className="size-4.5" />
          <span>
            Posted <time dateTime={ad.createdAt}>{formatDate(posted)}</time>
          </span>
        </li>
        {conclusion && ad.confirmedAt && (
          <li className="flex items-center gap-1.5 font-medium text-positive">
            <CircleCheck aria-hidden="true" className="size-4.5" />
            {confirmationText(conclusion, ad.confirmedAt, now)}
          </li>
        )}
        <li>
          <Island
            name="VisitCount"
            of={VisitCount}
            props={{ adId: ad._id, visits: ad.visits, counts }}
          />
        </li>
      </ul>
      {(isWanted || isNew || isFeatured || ad.reserved || ad.sold) && (
        <ul className="flex flex-wrap gap-2">
          {isWanted && (
            <li>
              <Badge tone="brand">Wanted</Badge>
            </li>
          )}
          {ad.sold && (
            <li>
              <Badge tone="negative">{ad.sold}</Badge>
            </li>
          )}
          {ad.reserved && (
            <li>
              <Badge tone="warning">Reserved</Badge>
            </li>
          )}
          {isFeatured && (
            <li>
              <Badge tone="brand">Featured</Badge>
            </li>
          )}
          {isNew && (
            <li>
              <Badge tone="neutral">New in town</Badge>
            </li>
          )}
        </ul>
      )}
    </>
  );
}
