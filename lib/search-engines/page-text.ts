import { shorten } from './shorten';

/* How long the texts are that search engines show of a page. Longer ones they cut anyway. */

/** Without the site's name, which the layout adds. */
export const titleMax = 70;
export const descriptionMax = 160;

/** One line of at most `max` characters. */
export const oneLine = (text: string, max: number) =>
  shorten(text.replace(/\s+/g, ' ').trim(), max);

/** A thing and where it is: only the thing is shortened, so that the place is always read. */
export const titleIn = (thing: string, place: string) => {
  const where = ` in ${place}`;
  return `${oneLine(thing, Math.max(titleMax - where.length, titleMax / 2))}${where}`;
};
