/* Apart from messages.ts, because cached pages would load all of that. */

export const serverError = 'Server error. Try again later.';
export const adNotFound = 'Ad not found or error loading ad.';
