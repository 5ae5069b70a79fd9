export const allScopes = 'all';
export const wholeCountry = 'uk';

export const browsePath = (scopeSlug: string, areaSlug: string = wholeCountry) =>
  `/browse/${scopeSlug}/${areaSlug}`;

export const browseFeedPath = (scopeSlug: string, areaSlug: string = wholeCountry) =>
  `${browsePath(scopeSlug, areaSlug)}/feed.xml`;

export const adultBrowsePath = (scopeSlug: string, areaSlug: string = wholeCountry) =>
  `/adult/browse/${scopeSlug}/${areaSlug}`;

/** Pages count from 1. */
export const sellerPath = (username: string, page = 1) =>
  `/seller/${encodeURIComponent(username)}${page > 1 ? `/${page}` : ''}`;

/** Choose and pay for upgrades of an ad on the site. */
export const promotePath = (id: string) => `/edit/${id}/promote`;

/** The same step of an edit, which also brings an ad back. */
export const editUpgradesPath = (id: string) => `/edit/${id}?step=4`;

export const reportAdPath = (id: string) => `/report/ad/${id}`;

export const reportConversationPath = (id: string) => `/report/conversation/${id}`;

export const attachmentPath = (id: string) => `/api/attachments/${id}`;

export const reportMessagePath = (conversationId: string, number: number) =>
  `/report/message/${conversationId}.${number}`;

export const reportReviewPath = (id: string) => `/report/review/${id}`;

export const reportSellerPath = (username: string) =>
  `/report/seller/${encodeURIComponent(username)}`;
