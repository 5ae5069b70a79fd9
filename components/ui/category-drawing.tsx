import { categoryGroups } from '@/lib/catalogue/categories';

const drawn = new Set(categoryGroups.map(({ slug }) => slug));

/** An external file, since a list may repeat it. Has the colours of app/globals.css. */
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
