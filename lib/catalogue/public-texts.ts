/* Separate from site-texts.ts, which is too large for cached pages. */

export const serverError = 'Server error. Try again later.';
export const adNotFound = 'Ad not found or error loading ad.';
