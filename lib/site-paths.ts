/* The addresses of pages that many others lead to. Arguments are slugs of the catalogue and the gazetteer. */

/** Where the scope of all categories, and the area of the whole country, stand in an address. */
export const allScopes = 'all';
export const wholeCountry = 'uk';

/** The ads of a group or category in an area, for people and search engines; never adult ones. */
export const browsePath = (scopeSlug: string, areaSlug: string = wholeCountry) =>
  `/browse/${scopeSlug}/${areaSlug}`;

/** Its newest ads, to be followed. */
export const browseFeedPath = (scopeSlug: string, areaSlug: string = wholeCountry) =>
  `${browsePath(scopeSlug, areaSlug)}/feed.xml`;

/** The same inside the adult section, behind its door. */
export const adultBrowsePath = (scopeSlug: string, areaSlug: string = wholeCountry) =>
  `/adult/browse/${scopeSlug}/${areaSlug}`;

/** A seller's ads; pages count from 1. */
export const sellerPath = (username: string, page = 1) =>
  `/seller/${encodeURIComponent(username)}${page > 1 ? `/${page}` : ''}`;
