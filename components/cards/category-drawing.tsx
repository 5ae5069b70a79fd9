import { categoryGroups } from '@/lib/catalogue/categories';

const drawn = new Set(categoryGroups.map(({ slug }) => slug));

/**
 * Placeholder for a missing photo. An external file, since a list may repeat it. The files use the colours of
 * app/globals.css, light and dark.
 */
export const CategoryDrawing = ({ groupSlug }: { groupSlug: string }) => (
  // biome-ignore lint/performance/noImgElement: a drawing of a kilobyte has no other widths
  <img
    src={`/drawings/${drawn.has(groupSlug) ? groupSlug : 'buy-and-sell'}.svg`}
    width={120}
    height={120}
    alt=""
    loading="lazy"
    className="drawing"
  />
);
