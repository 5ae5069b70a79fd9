import { type ListScope, scopePhrase } from '@/lib/catalogue/scopes/list-scopes';
import { type Area, wholeUk } from '@/lib/locations/area';
import { fullName, inArea } from '@/lib/locations/names/area-phrases';
import { formatPrice } from '@/lib/money';
import type { BoundedCount } from '@/lib/search/engine/bounded-count';
import type { Prices } from '@/lib/search/list/list-ads';
import type { BrowsePage } from './browse-page';

export const browseHeading = (scope: ListScope, area: Area) =>
  `${scopePhrase(scope).title} ${inArea(area)}`;

/** "1 car", "42 cars", "1,000+ cars" */
export function countLabel(scope: ListScope, { count, isMore }: BoundedCount): string {
  const { one, many } = scopePhrase(scope);
  return `${count.toLocaleString('en-GB')}${isMore ? '+' : ''} ${count === 1 ? one : many}`;
}

export function browseIntro(
  scope: ListScope,
  area: Area,
  { total, fresh, prices }: Pick<BrowsePage, 'total' | 'fresh' | 'prices'>,
): string {
  if (total.count === 0)
    return `There are no ${scopePhrase(scope).many} ${inArea(area)} at the moment.`;
  const where = `${inArea(area)}${around(area)}`;
  return [
    `${countLabel(scope, total)} ${where}${newest(total, fresh)}.`,
    priceSentence(scope, prices),
  ]
    .filter(Boolean)
    .join(' ');
}

/** A town's region, unless its name includes it. */
function around(area: Area): string {
  if (area.kind !== 'town' || !area.within || fullName(area) !== area.name) return '';
  return ` (${area.within})`;
}

function newest({ count, isMore }: BoundedCount, fresh: number): string {
  if (fresh === 0) return '';
  if (fresh === count && !isMore) return ', posted in the last 24 hours';
  return `, ${fresh.toLocaleString('en-GB')} of them posted in the last 24 hours`;
}

const fewForMiddle = 8;

function priceSentence({ priceUnit }: ListScope, prices: Prices | null): string {
  if (!prices) return '';
  const { of, lowest, lower, middle, upper, highest } = prices;
  const unit = priceUnit === 'month' ? ' a month' : '';
  if (lowest === highest) return `The price is ${formatPrice(lowest)}${unit}.`;
  if (of < fewForMiddle || lower === upper) {
    return `Prices go from ${formatPrice(lowest)} to ${formatPrice(highest)}${unit}.`;
  }
  const half = `half of the prices lie between ${formatPrice(lower)} and ${formatPrice(upper)}`;
  return `The typical price is ${formatPrice(middle)}${unit}; ${half}.`;
}

export function placesHeading(area: Area): string {
  if (area.slug === wholeUk.slug) return 'By region';
  return area.kind === 'region' ? `Towns ${inArea(area)}` : `Near ${area.name}`;
}
