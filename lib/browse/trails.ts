import { type ListScope, scopeOfCategory, scopePath } from '@/lib/catalogue/scopes/list-scopes';
import { shownName } from '@/lib/catalogue/shown-catalogue';
import { type Area, wholeUk } from '@/lib/locations/area';
import { regionOfOutcode, townOfOutcode } from '@/lib/locations/area-lookup';
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
    ...narrower.map((step) => ({ href: path(step.slug, area.slug), name: shownName(step) })),
  ];
  return steps.length > 0 ? steps : [{ href: path(scope.slug, area.slug), name: shownName(scope) }];
}

export function adTrail(ad: { categorySlug: string; location: { postcode: string } }): TrailStep[] {
  const { postcode } = ad.location;
  const area = townOfOutcode(postcode) ?? regionOfOutcode(postcode) ?? wholeUk;
  return browseTrail(scopeOfCategory(ad.categorySlug), area);
}
