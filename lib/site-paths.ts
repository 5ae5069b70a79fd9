/* Addresses of frequently linked pages. Arguments are slugs of the catalogue and the gazetteer. */

/** Slugs of "all categories" and the whole country. */
export const allScopes = 'all';
export const wholeCountry = 'uk';

/** The public list of a group or category in an area, without adult ads. */
export const browsePath = (scopeSlug: string, areaSlug: string = wholeCountry) =>
  `/browse/${scopeSlug}/${areaSlug}`;

export const browseFeedPath = (scopeSlug: string, areaSlug: string = wholeCountry) =>
  `${browsePath(scopeSlug, areaSlug)}/feed.xml`;

/** The counterpart in the adult section. */
export const adultBrowsePath = (scopeSlug: string, areaSlug: string = wholeCountry) =>
  `/adult/browse/${scopeSlug}/${areaSlug}`;

/** Pages count from 1. */
export const sellerPath = (username: string, page = 1) =>
  `/seller/${encodeURIComponent(username)}${page > 1 ? `/${page}` : ''}`;

export const reportAdPath = (id: string) => `/report/ad/${id}`;

export const reportConversationPath = (id: string) => `/report/conversation/${id}`;

/** A photo or CV of a message. */
export const attachmentPath = (id: string) => `/api/attachments/${id}`;

export const reportMessagePath = (conversationId: string, number: number) =>
  `/report/message/${conversationId}.${number}`;

export const reportReviewPath = (id: string) => `/report/review/${id}`;

export const reportSellerPath = (username: string) =>
  `/report/seller/${encodeURIComponent(username)}`;
