import { isNonGeographic } from '@/lib/locations/gazetteer/non-geographic-outcodes';
import { areaLetters } from '@/lib/locations/postcode';
import type { OutcodeCentre } from './outcode-centres';

/** The file that `readOutcodeCentres` reads, without outcodes where nobody lives. */
export function writeOutcodeCentres(centres: readonly OutcodeCentre[]): string {
  const geographic = centres.filter(({ outcode }) => !isNonGeographic(outcode));
  const byArea = Map.groupBy(geographic, ({ outcode }) => areaLetters(outcode));
  let [latitude, longitude] = [0, 0];
  const lines = [...byArea].map(([area, inside]) => {
    const fields = inside.flatMap((centre) => {
      const [north, east] = [thousandths(centre.latitude), thousandths(centre.longitude)];
      const field = [centre.outcode.slice(area.length), north - latitude, east - longitude];
      [latitude, longitude] = [north, east];
      return field;
    });
    return [area, ...fields].join(' ');
  });
  return `${lines.join('\n')}\n`;
}

const thousandths = (degrees: number) => Math.round(degrees * 1000);
