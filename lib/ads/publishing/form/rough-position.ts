import type { Db } from '@/lib/db/client';
import type { Place } from '@/lib/locations/gazetteer/places';
import { parsePostcode } from '@/lib/locations/postcode';
import { findUnit } from '@/lib/locations/units/find-unit';
import { roughPoint } from '@/lib/locations/units/rough-point';
import type { AdForm } from './ad-form';

const none = { latitude: null, longitude: null };

/** To about a kilometre. Ads that hide their seller have none: it could identify a person. */
export async function roughPosition(
  { category, location }: AdForm,
  { outcode }: Place,
  tx: Db,
  adId: string | null,
) {
  if (!category.showsSeller) return none;
  const whole = parsePostcode(location.postcode ?? location.text ?? '');
  if (whole?.outcode === outcode) {
    const unit = await findUnit(whole.postcode);
    return unit ? roughPoint(unit) : none;
  }
  if (adId === null) return none;
  const stored = await tx.ad.findFirst({
    where: { id: adId, outcode },
    select: { latitude: true, longitude: true },
  });
  return stored ?? none;
}
