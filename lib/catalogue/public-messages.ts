/*
 * Messages that scripts of the pages for everybody show: apart from all the others (messages.ts),
 * which would come along.
 */

export const serverError = 'Server error. Try again later.';
export const adNotFound = 'Ad not found or error loading ad.';
