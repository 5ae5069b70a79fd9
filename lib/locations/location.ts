import type { Place } from './gazetteer/places';

/** A place as the API names it: `district` is the town, `city` the local authority or borough. */
export type Location = {
  district: string;
  city: string;
  /** The outcode, or the whole postcode where one was given. */
  postcode: string;
  slug: string;
  /** "Ilford, Redbridge (IG1)" */
  label: string;
};

/** What names a place: the autocomplete's slug, else a postcode, else what was typed. */
export type LocationChoice = { slug?: string; postcode?: string; text?: string };

/** What names a place; the rows of the database's table have it as well. */
export type NamedPlace = Pick<Place, 'outcode' | 'slug' | 'town' | 'district'>;

export const toLocation = (place: NamedPlace, postcode = place.outcode): Location => ({
  district: place.town,
  city: place.district,
  postcode,
  slug: place.slug,
  label: placeLabel(place),
});

/** "Ilford, Redbridge (IG1)"; a town that is its own district is named once: "Luton (LU1)". */
export function placeLabel({ town, district, outcode }: NamedPlace): string {
  return town === district ? `${town} (${outcode})` : `${town}, ${district} (${outcode})`;
}
