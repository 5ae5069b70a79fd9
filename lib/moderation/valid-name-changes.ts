import {
  type ShownChanges,
  shownGroups,
  shownName,
  shownSections,
} from '@/lib/catalogue/shown-catalogue';
import { orderedInCatalogue, slugsIn, withoutCatalogue } from '@/lib/catalogue/shown-lines';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { AppError, type FieldErrors } from '@/lib/errors';

type Named = { slug: string; name: string };

/** Drops what equals the catalogue. Throws `invalid`. */
export function validNameChanges(changes: ShownChanges): ShownChanges {
  const fields: FieldErrors = {};
  for (const key of orderedInCatalogue) {
    const slugs = changes.order[key];
    if (slugs && slugs.toSorted().join() !== slugsIn(key).toSorted().join()) {
      fields[`changes.order.${key}`] = siteTexts.orderIncomplete;
    }
  }
  const after = withoutCatalogue(changes);
  for (const slug of Object.keys(after.names)) {
    if (isTaken(slug, after)) fields[`changes.names.${slug}`] = siteTexts.nameTaken;
  }
  const [first] = Object.values(fields);
  if (first) throw new AppError('invalid', first, { fields });
  return after;
}

/** True if another group, or category of the group, has the same name. */
function isTaken(slug: string, changes: ShownChanges): boolean {
  const groups = shownGroups(changes);
  const together: Named[][] = [
    shownSections(changes),
    groups,
    ...groups.map(({ categories }) => categories),
  ];
  const nameOf = (one: Named) => shownName(one, changes).toLowerCase();
  return together.some((some) => {
    const own = some.find((one) => one.slug === slug);
    return own && some.some((one) => one.slug !== slug && nameOf(one) === nameOf(own));
  });
}
