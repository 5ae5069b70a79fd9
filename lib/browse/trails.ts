import { type ListScope, scopeOfCategory, scopePath } from '@/lib/catalogue/list-scopes';
import { type Area, regionOfOutcode, townOfOutcode, wholeUk } from '@/lib/locations/areas';
import { adultBrowsePath, browsePath } from '@/lib/site-paths';
import { regionOfTown } from './browse-area';

/** The home page is left out. */
export type TrailStep = { href: string; name: string };

export function browseTrail(scope: ListScope, area: Area): TrailStep[] {
  const [everything, ...narrower] = scopePath(scope);
  const path = scope.isAdult ? adultBrowsePath : browsePath;
  const wider = everything && scope.isAdult ? [{ href: '/adult', name: 'Adult' }] : [];
  const areas = [regionOfTown(area), area].filter(
    (step) => step !== undefined && step.slug !== wholeUk.slug,
  );
  const steps = [
    ...wider,
    ...areas.flatMap((step) =>
      step && everything ? [{ href: path(everything.slug, step.slug), name: step.name }] : [],
    ),
    ...narrower.map(({ slug, name }) => ({ href: path(slug, area.slug), name })),
  ];
  return steps.length > 0 ? steps : [{ href: path(scope.slug, area.slug), name: scope.name }];
}

export function adTrail(ad: { categorySlug: string; location: { postcode: string } }): TrailStep[] {
  const { postcode } = ad.location;
  const area = townOfOutcode(postcode) ?? regionOfOutcode(postcode) ?? wholeUk;
  return browseTrail(scopeOfCategory(ad.categorySlug), area);
}
