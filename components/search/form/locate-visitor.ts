import { minute, second } from '@/lib/durations';
import { mapFiles } from '@/lib/locations/map/map-files';
import { nearestOutcode, readOutcodeCentres } from '@/lib/locations/map/outcode-centres';

export type Located = { outcode: string } | { problem: string };

const instead = 'Type a town or postcode instead.';

/** Reduces the browser's location to an outcode: the position never leaves the device. */
export async function locateVisitor(): Promise<Located> {
  const centres = loadCentres();
  const position = await askPosition();
  if ('problem' in position) return position;
  const known = await centres;
  if (!known) {
    return {
      problem: 'Your location could not be looked up. Check your connection and try again.',
    };
  }
  const outcode = nearestOutcode(position, known);
  return outcode ? { outcode } : { problem: `You seem to be far from the UK. ${instead}` };
}

/** Null if the file cannot be loaded. */
async function loadCentres() {
  try {
    const response = await fetch(mapFiles.outcodes);
    return response.ok ? readOutcodeCentres(await response.text()) : null;
  } catch {
    return null;
  }
}

type Position = { latitude: number; longitude: number } | { problem: string };

const askPosition = () =>
  new Promise<Position>((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code }) => resolve({ problem: problems[code] ?? notFound }),
      { enableHighAccuracy: false, maximumAge: 10 * minute, timeout: 15 * second },
    );
  });

const notFound = `Your device could not find its location. ${instead}`;

/** By code of GeolocationPositionError. */
const problems: Readonly<Record<number, string>> = {
  1: `Your browser does not share your location with this site. ${instead}`,
  2: notFound,
  3: `Finding your location took too long. ${instead}`,
};
