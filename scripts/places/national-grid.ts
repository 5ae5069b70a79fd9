import proj4 from 'proj4';
import type { Point } from '@/lib/locations/distance.ts';

/** OSGB36 by Ordnance Survey's seven-parameter transformation instead of the OSTN15 grid. */
const nationalGrid =
  '+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.9996012717 +x_0=400000 +y_0=-100000 +ellps=airy ' +
  '+towgs84=446.448,-125.157,542.06,0.15,0.247,0.842,-20.489 +units=m +no_defs';

const converter = proj4(nationalGrid, 'WGS84');

/** Metres of the National Grid to WGS84 degrees, within five metres. */
export function pointOnGrid(easting: number, northing: number): Point {
  const [longitude, latitude] = converter.forward([easting, northing]);
  return { latitude, longitude };
}
