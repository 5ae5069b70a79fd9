import { searchFormId } from '@/components/search/form/search-form-id';
import { Field } from '@/components/ui/fields/field';
import { Select } from '@/components/ui/fields/inputs';
import type { Area } from '@/lib/locations/area';
import { withMiddle } from '@/lib/locations/middle-of';
import { formatAmount, type Pence, penceToPounds } from '@/lib/money';
import type { UnreadPrices } from '@/lib/search/address/unread-prices';
import { groupOf } from '@/lib/search/query/scopes';
import {
  defaultRadius,
  postedWithinDays,
  type Radius,
  radii,
  type SearchQuery,
} from '@/lib/search/query/search-query';
import { asksForOffers } from '@/lib/search/understanding/offers-only';
import { CheckRow, FilterGroup, understoodText } from './filter-group';
import { postedLabels, radiusLabel, sellerLabels } from './filter-labels';
import { PriceBands } from './price-bands';
import { pricePattern } from './price-text';
import { RangeInputs } from './range-inputs';

type PlainFiltersProps = {
  query: SearchQuery;
  interpreted: SearchQuery;
  unreadPrices: UnreadPrices;
};

/**
 * Fields contain what was chosen. What was understood from words is beside them; of the price, it is
 * in the placeholders.
 */
export function PlainFilters({ query, interpreted, unreadPrices }: PlainFiltersProps) {
  const { area } = interpreted;
  const { radius, minPence, maxPence, postedWithin, withPhotos, seller } = query;
  const typed = (pence: Pence | null) => (pence === null ? null : penceToPounds(pence));
  // Jobs have pay, which is a facet of its own.
  const isOfJobs = interpreted.scope !== null && groupOf(interpreted.scope.slug) === 'jobs';
  const isAsked = minPence !== null || maxPence !== null || Object.keys(unreadPrices).length > 0;
  const hasPrices = !isOfJobs || isAsked;
  const hint = (pence: Pence | null) => (pence === null ? 'Any' : formatAmount(pence));
  return (
    <>
      {(!area || area.centre) && (
        <Field
          id="filter-radius"
          label={area?.centre ? `Distance from ${pointOf(area)}` : 'Distance'}
          hint={area?.centre ? undefined : 'Counts from a town or postcode in the search.'}
        >
          {(control) => (
            <Select
              {...control}
              form={searchFormId}
              name="radius"
              defaultValue={radiusValue(radius, area)}
            >
              {area && isCounty(area) && <option value="">{`In ${area.name}`}</option>}
              {radiiOf(area).map((miles) => (
                <option key={miles} value={radiusValue(miles, area)}>
                  {radiusLabel(miles)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {hasPrices && (
        <FilterGroup label="Price">
          <RangeInputs
            label="Price"
            names={['min', 'max']}
            values={[unreadPrices.min ?? typed(minPence), unreadPrices.max ?? typed(maxPence)]}
            areWrong={[unreadPrices.min !== undefined, unreadPrices.max !== undefined]}
            pattern={pricePattern}
            placeholders={[hint(interpreted.minPence), hint(interpreted.maxPence)]}
            prefix="£"
          />
          <PriceBands typed={query} interpreted={interpreted} />
        </FilterGroup>
      )}
      <Field
        id="filter-posted"
        label="Posted"
        hint={
          interpreted.postedWithin && !postedWithin
            ? understoodText(postedLabels[interpreted.postedWithin])
            : undefined
        }
      >
        {(control) => (
          <Select {...control} form={searchFormId} name="posted" defaultValue={postedWithin ?? ''}>
            <option value="">Any time</option>
            {postedWithinDays.map((days) => (
              <option key={days} value={days}>
                {postedLabels[days]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <FilterGroup
        label="Private or trade"
        understood={interpreted.seller && !seller ? sellerLabels[interpreted.seller] : undefined}
      >
        {[['', 'All sellers'] as const, ...Object.entries(sellerLabels)].map(([value, label]) => (
          <CheckRow
            key={value}
            type="radio"
            name="seller"
            value={value}
            label={label}
            isChecked={value === (seller ?? '')}
          />
        ))}
      </FilterGroup>
      {asksForOffers(interpreted) && (
        <FilterGroup label="Wanted ads">
          <CheckRow
            type="checkbox"
            name="wanted"
            value="1"
            label="Include wanted ads"
            isChecked={query.withWanted}
          />
        </FilterGroup>
      )}
      <FilterGroup
        label="Photos"
        understood={interpreted.withPhotos && !withPhotos ? 'With photos' : undefined}
      >
        <CheckRow
          type="checkbox"
          name="photos"
          value="1"
          label="With photos only"
          isChecked={withPhotos}
        />
      </FilterGroup>
    </>
  );
}

const isCounty = (area: Area | null) => area?.kind === 'county';

const pointOf = (area: Area) => (isCounty(area) ? `the middle of ${area.name}` : area.name);

/** Around a county only those that reach all of it. */
const radiiOf = (area: Area | null) =>
  area && isCounty(area) ? radii.filter((miles) => withMiddle(area, miles)) : radii;

/** As in addresses, which omit the default, except around a county. */
const radiusValue = (radius: Radius, area: Area | null) =>
  radius === defaultRadius && !isCounty(area) ? '' : (radius ?? 'uk');
