import type { Place } from './gazetteer/places';

/** The API's names: `district` is the town, `city` the local authority or borough. */
export type Location = {
  district: string;
  city: string;
  /** Outcode, or the full postcode if given. */
  postcode: string;
  slug: string;
  label: string;
};

export type LocationChoice = { slug?: string; postcode?: string; text?: string };

export type NamedPlace = Pick<Place, 'outcode' | 'slug' | 'town' | 'district'>;

export const toLocation = (place: NamedPlace, postcode = place.outcode): Location => ({
  district: place.town,
  city: place.district,
  postcode,
  slug: place.slug,
  label: placeLabel(place),
});

/** "Ilford, Redbridge (IG1)", or "Luton (LU1)" where town and district are the same. */
export function placeLabel({ town, district, outcode }: NamedPlace): string {
  return town === district ? `${town} (${outcode})` : `${town}, ${district} (${outcode})`;
}
