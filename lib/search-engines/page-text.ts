import { shorten } from './shorten';

/* Search engines cut off longer texts. */

/** Without the site's name. */
export const titleMax = 70;
export const descriptionMax = 160;

export const oneLine = (text: string, max: number) =>
  shorten(text.replace(/\s+/g, ' ').trim(), max);

export const titleIn = (thing: string, place: string) => {
  const where = ` in ${place}`;
  return `${oneLine(thing, Math.max(titleMax - where.length, titleMax / 2))}${where}`;
};
