import { ButtonLink } from '@/components/ui/button';
import { CategoryDrawing } from '@/components/ui/category-drawing';
import { pathOf } from '@/lib/browse/browse-address';
import type { Alternatives } from '@/lib/browse/browse-page';
import { countLabel } from '@/lib/browse/browse-text';
import { type ListScope, scopePhrase } from '@/lib/catalogue/scopes/list-scopes';
import type { Area } from '@/lib/locations/area';
import { inArea } from '@/lib/locations/names/area-phrases';
import { milesLabel } from './place-links';

type EmptyListProps = { scope: ListScope; area: Area; alternatives: Alternatives };

export const EmptyList = ({ scope, area, alternatives: { place, wider } }: EmptyListProps) => (
  <section className="card grid justify-items-center gap-4 px-6 py-10 text-center">
    <div className="w-28 overflow-hidden rounded-card">
      <CategoryDrawing groupSlug={groupOf(scope)} />
    </div>
    <h2 className="text-lg font-semibold">
      No {scopePhrase(scope).many} {inArea(area)} at the moment
    </h2>
    <p className="max-w-md text-balance text-muted">
      {place || wider
        ? 'New ads arrive every day. Meanwhile, here are the closest matches.'
        : 'New ads arrive every day. Yours could be the first.'}
    </p>
    <div className="flex flex-wrap justify-center gap-3">
      {place && (
        <ButtonLink href={pathOf(scope, place.area)} look="quiet">
          {countLabel(scope, { count: place.count, isMore: false })} {inArea(place.area)}
          {place.miles !== null && `, ${milesLabel(place.miles)} away`}
        </ButtonLink>
      )}
      {wider && (
        <ButtonLink href={pathOf(wider.scope, area)} look="quiet">
          {countLabel(wider.scope, { count: wider.count, isMore: false })} {inArea(area)}
        </ButtonLink>
      )}
      <ButtonLink href="/post">Post your Ad</ButtonLink>
    </div>
  </section>
);

const groupOf = ({ kind, slug, parent }: ListScope): string =>
  kind === 'category' ? (parent?.slug ?? slug) : slug;
